import type { LancamentoDoDre, MovimentoDoDia, Regime } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import { planoGenerico, planoPorValores, type Banco } from '../../infra/banco/index.ts'
import { somadoPorMes } from '../../infra/somas/index.ts'
import { recorteDeLancamentos, type LeituraDeLancamentos } from './queries-lancamento.ts'
import { semCaixa } from './queries-livro.ts'
import { viva } from './queries-partida.ts'
import { lancamentosSomados, movimentosSomados, saldoDasContas, SOMAS_PEQUENAS } from './somas.ts'

const condicoes = ({ filtros }: ReturnType<typeof recorteDeLancamentos>) =>
  filtros.filter((filtro) => filtro !== null).reduce((todas, filtro) => sql`${todas} and ${filtro}`, sql`true`)

/** What each line and group of the income statement adds up in each month, from the first day of one to the last of another. */
export async function lancamentosDosMeses(
  tx: Banco,
  cliente: string,
  { regime, de, ate }: { regime: Regime; de: string; ate: string },
): Promise<LancamentoDoDre[]> {
  if (ate < de) return []
  const { rows } = await planoGenerico(
    SOMAS_PEQUENAS,
    sql<LancamentoDoDre>`
    select c.linha, c.grupo, ((extract(year from c.dia) - extract(year from ${de}::date)) * 12
        + extract(month from c.dia) - extract(month from ${de}::date) + 1)::int as mes, sum(c.entradas - c.saidas)::bigint as centavos
    ${lancamentosSomados(cliente, regime, { de, ate }, somadoPorMes)}
    group by 1, 2, 3 having sum(c.entradas - c.saidas) <> 0`,
  ).execute(tx)
  return rows
}

/** The first day that a statement has anything of; null when it has nothing. */
export async function primeiroDiaDo(tx: Banco, cliente: string, regime: Regime): Promise<string | null> {
  const { rows } = await planoGenerico(
    'one end of an index',
    sql<{ dia: string }>`
    select p.dia from partida p where p.cliente = ${cliente} and p.regime = ${regime} and ${viva}
      ${regime === 'CAIXA' ? sql`and not ${semCaixa(sql`p.tipo_despesa`)}` : sql``}
    order by p.dia, p.codigo limit 1`,
  ).execute(tx)
  return rows[0]?.dia ?? null
}

/** What the company, or one account of it, had when a day began. */
export async function saldoAntesDe(tx: Banco, cliente: string, dia: string, conta?: string): Promise<number> {
  const soma = sql<{ soma: number }>`${saldoDasContas(cliente, dia, conta)}`
  const { rows } = await planoGenerico(SOMAS_PEQUENAS, soma).execute(tx)
  return rows[0]?.soma ?? 0
}

/** What came in and went out each day, both positive: of the company, or of one account, transfers included. */
export async function movimentosDoCaixa(
  tx: Banco,
  cliente: string,
  periodo: { de: string; ate: string },
  conta?: string,
): Promise<MovimentoDoDia[]> {
  if (periodo.ate < periodo.de) return []
  const origem =
    conta === undefined ? lancamentosSomados(cliente, 'CAIXA', periodo) : movimentosSomados(cliente, conta, periodo)
  const { rows } = await planoGenerico(
    SOMAS_PEQUENAS,
    sql<MovimentoDoDia>`
    select c.dia, sum(c.entradas)::bigint as entradas, sum(c.saidas)::bigint as saidas
    ${origem} group by c.dia`,
  ).execute(tx)
  return rows
}

/** What is expected each day until `ate`: what is open, today if it is overdue, and what cards are still to bring. */
export async function movimentosPrevistos(
  tx: Banco,
  leitura: LeituraDeLancamentos,
  ate: string,
): Promise<MovimentoDoDia[]> {
  const recorte = recorteDeLancamentos(leitura, { regime: 'CAIXA', previsto: 'sim', ate })
  const { rows } = await planoPorValores(
    'of all titles few are open',
    sql<MovimentoDoDia>`
    select c.dia, coalesce(sum(c.centavos) filter (where c.centavos > 0), 0)::bigint as entradas,
      coalesce(-sum(c.centavos) filter (where c.centavos < 0), 0)::bigint as saidas ${recorte.origem}
    where ${condicoes(recorte)} group by c.dia`,
  ).execute(tx)
  return rows
}
