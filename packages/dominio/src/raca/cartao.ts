import type { Cartao } from '../menu/cartao.ts'

export const cartaoDaRaca = {
  caminho: 'raca',
  rota: '/cadastro/raca',
  menu: 'Raça',
  perfis: ['ADMIN'],
  ler: 'base:ler',
  escrever: 'base:escrever',
  permissoes: {},
  ordem: 'nome',
  nomes: ['raça', 'raças'],
} as const satisfies Cartao
