import type { Cartao } from '../menu/cartao.ts'

export const cartaoDaCidade = {
  caminho: 'cidade',
  rota: '/configuracao/cidade',
  menu: 'Cidade',
  perfis: ['ADMIN'],
  ler: 'base:ler',
  escrever: 'base:escrever',
  permissoes: {},
  ordem: 'nome',
  nomes: ['cidade', 'cidades'],
} as const satisfies Cartao
