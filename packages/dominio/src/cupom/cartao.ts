import type { Cartao } from '../menu/cartao.ts'

export const cartaoDoCupom = {
  caminho: 'cupom',
  rota: '/financeiro/cupom',
  menu: 'Cupons de Desconto',
  perfis: ['ADMIN'],
  ler: 'cupom:ler',
  escrever: 'cupom:escrever',
  permissoes: {
    'cupom:ler': ['ADMIN'],
    'cupom:escrever': ['ADMIN'],
  },
  ordem: '-validoDe',
  nomes: ['cupom', 'cupons'],
} as const satisfies Cartao
