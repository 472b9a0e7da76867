import type { Cartao } from '../menu/cartao.ts'
import { PRODUTO } from '../produto/index.ts'

export const cartaoDoPlano = {
  caminho: 'plano',
  rota: `/cadastro/planos-${PRODUTO.slug}`,
  menu: `Planos ${PRODUTO.nome}`,
  perfis: ['ADMIN'],
  ler: 'plano:ler',
  escrever: 'plano:escrever',
  permissoes: {
    'plano:ler': ['ADMIN'],
    'plano:escrever': ['ADMIN'],
  },
  ordem: 'mensal',
  nomes: ['plano', 'planos'],
} as const satisfies Cartao
