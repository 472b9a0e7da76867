import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import { contratoSimulador } from '@vetlume/dominio/simulador'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { listar } from '../../infra/banco/index.ts'
import { figurasDe } from '../../infra/figura.ts'
import { contem } from '../cadastros/index.ts'
import { alcanceDasSimulacoes } from './alcance.ts'

type Simulacoes = (typeof contratoSimulador)['GET /simulacao']
type Entrada = EntradaLida<Simulacoes>
type Linha = RespostaDe<Simulacoes>['itens'][number]

const nome = sql`normalizar(s.nome)`

const recortar = (ctx: CtxCliente, { busca }: Pick<Entrada, 'busca'>) => ({
  origem: sql`from simulacao s`,
  filtros: [...alcanceDasSimulacoes(ctx.cliente, ctx.ator), busca ? contem(nome, busca) : null],
})

/** Cost simulations of the company; on the free plan each person has the own. */
export function listarSimulacoes({ ctx, input }: { ctx: CtxCliente; input: Entrada }) {
  return listar<Linha>(ctx.tx, input, {
    ...recortar(ctx, input),
    campos: sql`s.codigo, s.nome, s.custo_centavos as "custoCentavos", s.preco_centavos as "precoCentavos", s.margem_bp as "margemBp", s.criado_em as "criadoEm"`,
    chave: sql`s.codigo`,
    colunas: {
      criadoEm: { expressao: sql`s.criado_em`, tipo: 'timestamptz' },
      nome: { expressao: nome, tipo: 'text' },
    },
  })
}

export const figuraDeSimulacoes = figurasDe({
  rota: '/utilitario/simulador-custo-exame',
  entrada: contratoSimulador['GET /simulacao'].entrada,
  recortar,
  medidas: {},
})
