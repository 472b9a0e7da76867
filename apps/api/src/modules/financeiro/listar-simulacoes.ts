import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import type { contratoFinanceiro } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { listar } from '../../infra/banco/index.ts'
import { contem } from '../cadastros/index.ts'

type Simulacoes = (typeof contratoFinanceiro)['GET /simulacao']
type Linha = RespostaDe<Simulacoes>['itens'][number]

/** Cost simulations of the company; on the free plan each person has the own. */
export function listarSimulacoes({ ctx, input }: { ctx: CtxCliente; input: EntradaLida<Simulacoes> }) {
  const { ator, cliente } = ctx
  const nome = sql`normalizar(s.nome)`
  return listar<Linha>(ctx.tx, input, {
    campos: sql`s.codigo, s.nome, s.custo_centavos as "custoCentavos", s.preco_centavos as "precoCentavos", s.margem_bp as "margemBp", s.criado_em as "criadoEm"`,
    origem: sql`from simulacao s`,
    chave: sql`s.codigo`,
    colunas: {
      criadoEm: { expressao: sql`s.criado_em`, tipo: 'timestamptz' },
      nome: { expressao: nome, tipo: 'text' },
    },
    filtros: [
      sql`s.cliente = ${cliente}`,
      ator.perfis.includes('CLIENTE') ? null : sql`s.criado_por = ${ator.usuario}`,
      input.busca ? contem(nome, input.busca) : null,
    ],
  })
}
