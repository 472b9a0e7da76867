import type { LancamentoDoDre, MovimentoDoDia, Regime } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import { planoGenerico, type Banco } from '../../infra/banco/index.ts'
import type { Periodo } from '../../infra/somas/index.ts'
import { recorteDeLancamentos, type LeituraDeLancamentos } from './queries-lancamento.ts'
import { lancamentosSomados, saldoDasContas, SOMAS_PEQUENAS } from './somas.ts'

const condicoes = ({ filtros }: ReturnType<typeof recorteDeLancamentos>) =>
  filtros.filter((filtro) => filtro !== null).reduce((todas, filtro) => sql`${todas} and ${filtro}`, sql`true`)

/** What each line and group of the income statement adds up in each month. */
export async function lancamentosDoAno(
  tx: Banco,
  cliente: string,
  { ano, regime }: { ano: number; regime: Regime },
): Promise<LancamentoDoDre[]> {
  const { rows } = await planoGenerico(
    SOMAS_PEQUENAS,
    sql<LancamentoDoDre>`
    select c.linha, c.grupo, extract(month from c.dia)::int as mes, sum(c.entradas - c.saidas)::bigint as centavos
    ${lancamentosSomados(cliente, regime, { de: `${ano}-01-01`, ate: `${ano}-12-31` })}
    group by 1, 2, 3 having sum(c.entradas - c.saidas) <> 0`,
  ).execute(tx)
  return rows
}

/** What the company had when a day began. */
export async function saldoAntesDe(tx: Banco, cliente: string, dia: string): Promise<number> {
  const { rows } = await planoGenerico(SOMAS_PEQUENAS, sql<{ soma: number }>`${saldoDasContas(cliente, dia)}`).execute(
    tx,
  )
  return rows[0]?.soma ?? 0
}

/** What came in and went out each day, both positive. */
export async function movimentosDoCaixa(tx: Banco, cliente: string, periodo: Periodo): Promise<MovimentoDoDia[]> {
  const { rows } = await planoGenerico(
    SOMAS_PEQUENAS,
    sql<MovimentoDoDia>`
    select c.dia, sum(c.entradas)::bigint as entradas, sum(c.saidas)::bigint as saidas
    ${lancamentosSomados(cliente, 'CAIXA', periodo)} group by c.dia`,
  ).execute(tx)
  return rows
}

/** What is expected of what is open, each day, until `ate`: what is overdue is expected today. */
export async function movimentosPrevistos(
  tx: Banco,
  leitura: LeituraDeLancamentos,
  ate: string,
): Promise<MovimentoDoDia[]> {
  const recorte = recorteDeLancamentos(leitura, { regime: 'CAIXA', previsto: 'sim', ate })
  const { rows } = await sql<MovimentoDoDia>`
    select c.dia, coalesce(sum(c.centavos) filter (where c.centavos > 0), 0)::bigint as entradas,
      coalesce(-sum(c.centavos) filter (where c.centavos < 0), 0)::bigint as saidas ${recorte.origem}
    where ${condicoes(recorte)} group by c.dia`.execute(tx)
  return rows
}
