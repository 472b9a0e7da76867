import type { Cartao } from '../menu/cartao.ts'

export const cartaoDaEspecie = {
  caminho: 'especie',
  rota: '/cadastro/especie',
  menu: 'Espécie',
  perfis: ['ADMIN'],
  ler: 'base:ler',
  escrever: 'base:escrever',
  permissoes: {},
  ordem: 'nome',
  nomes: ['espécie', 'espécies'],
} as const satisfies Cartao
