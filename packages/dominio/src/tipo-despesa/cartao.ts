import type { Cartao } from '../menu/cartao.ts'

export const cartaoDoTipoDeDespesa = {
  caminho: 'tipo-despesa',
  rota: '/financeiro/tipo-despesa',
  submenu: 'Despesa',
  menu: 'Tipo Despesa',
  perfis: ['ADMIN'],
  ler: 'base:ler',
  escrever: 'base:escrever',
  permissoes: {},
  ordem: 'grupo',
  nomes: ['tipo de despesa', 'tipos de despesa'],
} as const satisfies Cartao
