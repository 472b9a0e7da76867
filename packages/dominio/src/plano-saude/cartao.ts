import type { Cartao } from '../menu/cartao.ts'

export const cartaoDoPlanoDeSaude = {
  caminho: 'plano-saude',
  rota: '/cadastro/plano-saude',
  menu: 'Plano Saúde',
  perfis: ['ADMIN'],
  ler: 'base:ler',
  escrever: 'base:escrever',
  permissoes: {},
  ordem: 'operadora',
  nomes: ['plano de saúde', 'planos de saúde'],
} as const satisfies Cartao
