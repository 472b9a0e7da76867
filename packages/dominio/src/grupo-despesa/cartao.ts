import type { Cartao } from '../menu/cartao.ts'

export const cartaoDoGrupoDeDespesa = {
  caminho: 'grupo-despesa',
  rota: '/financeiro/grupo-despesa',
  submenu: 'Despesa',
  menu: 'Grupo Despesa',
  perfis: ['ADMIN'],
  ler: 'base:ler',
  escrever: 'base:escrever',
  permissoes: {},
  ordem: 'ordem',
  nomes: ['grupo de despesa', 'grupos de despesa'],
} as const satisfies Cartao
