import { linhasSomadas } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { literais, planoGenerico } from '../../infra/banco/index.ts'
import type { FiguraLida, GrupoDeFiguras } from '../../infra/figura.ts'
import { somadoPorMes } from '../../infra/somas/index.ts'
import { figuraDeLancamentos } from './listar-lancamentos.ts'
import { lancamentosSomados, receitaDasClinicas, SOMAS_PEQUENAS } from './somas.ts'

interface Mes {
  de: string
  ate: string
}

/** The gross revenue of the income statement: the same lines, in the same list. */
const RECEITA = { regime: 'COMPETENCIA', linha: 'RECEITA_BRUTA' } as const

/** Gross revenue of each month, by the day of the service. Named by the first day. */
export function receitaPorMes(ctx: CtxCliente, meses: readonly Mes[]): GrupoDeFiguras {
  const periodo = { de: meses[0]?.de, ate: meses.at(-1)?.ate }
  return {
    figuras: Object.fromEntries(
      meses.map(({ de, ate }) => [de, { alvo: figuraDeLancamentos.alvo({ ...RECEITA, de, ate }), campo: 'centavos' }]),
    ),
    consulta: planoGenerico(
      SOMAS_PEQUENAS,
      sql`select to_char(c.dia, 'YYYY-MM') || '-01' as nome, sum(c.quantidade)::int as quantidade, sum(c.entradas - c.saidas)::bigint as soma
      ${lancamentosSomados(ctx.cliente, RECEITA.regime, periodo, somadoPorMes)} where c.linha in (${literais(linhasSomadas(RECEITA.linha))}) group by 1`,
    ),
  }
}

export interface ReceitaDaClinica {
  codigo: string
  nome: string
  receita: FiguraLida
}

/** The partner clinics that brought in most in a month, the largest first. */
export async function maioresClinicas(ctx: CtxCliente, { de, ate }: Mes, maximo: number): Promise<ReceitaDaClinica[]> {
  const { rows } = await sql<{ codigo: string; nome: string; quantidade: number; soma: number }>`
    select p.codigo, p.nome, sum(c.quantidade)::int as quantidade, sum(c.entradas - c.saidas)::bigint as soma
    ${receitaDasClinicas(ctx.cliente, { de, ate })} join parceiro p on p.cliente = ${ctx.cliente} and p.codigo = c.parceiro
    group by p.codigo, p.nome having sum(c.quantidade) > 0 order by soma desc, p.nome limit ${maximo}`.execute(ctx.tx)
  return rows.map(({ codigo, nome, ...lida }) => {
    const alvo = figuraDeLancamentos.alvo({ ...RECEITA, de, ate, parceiro: codigo })
    return { codigo, nome, receita: { ...lida, campo: 'centavos', alvo } }
  })
}
