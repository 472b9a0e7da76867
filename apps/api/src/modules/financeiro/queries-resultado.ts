import type { LancamentoDoDre, MovimentoDoDia, Regime } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import { contarRecorte, planoPorValores, type Banco } from '../../infra/banco/index.ts'
import {
  MEDIDAS_DOS_LANCAMENTOS,
  recorteDeLancamentos,
  type FiltroDeLancamentos,
  type LeituraDeLancamentos,
} from './queries-lancamento.ts'

const condicoes = ({ filtros }: ReturnType<typeof recorteDeLancamentos>) =>
  filtros.filter((filtro) => filtro !== null).reduce((todas, filtro) => sql`${todas} and ${filtro}`, sql`true`)

/** What each line and group of the income statement adds up in each month. */
export async function lancamentosDoAno(
  tx: Banco,
  leitura: LeituraDeLancamentos,
  { ano, regime }: { ano: number; regime: Regime },
): Promise<LancamentoDoDre[]> {
  const recorte = recorteDeLancamentos(leitura, { regime, previsto: 'nao', de: `${ano}-01-01`, ate: `${ano}-12-31` })
  const consulta = sql<LancamentoDoDre>`
    select c.linha, c.grupo, extract(month from c.dia)::int as mes, sum(c.centavos)::bigint as centavos ${recorte.origem}
    where ${condicoes(recorte)} group by 1, 2, 3 having sum(c.centavos) <> 0`
  const { rows } = await planoPorValores('for any period, all years are read one by one', consulta).execute(tx)
  return rows
}

export async function saldoAntesDe(tx: Banco, leitura: LeituraDeLancamentos, dia: string): Promise<number> {
  const ate = Temporal.PlainDate.from(dia).subtract({ days: 1 }).toString()
  const recorte = recorteDeLancamentos(leitura, { regime: 'CAIXA', previsto: 'nao', ate })
  const { rows } = await sql<{ soma: number }>`${contarRecorte(recorte, MEDIDAS_DOS_LANCAMENTOS.centavos)}`.execute(tx)
  return rows[0]?.soma ?? 0
}

/** What comes in and goes out each day, both positive: paid, or expected from what is open. */
export async function movimentosDoCaixa(
  tx: Banco,
  leitura: LeituraDeLancamentos,
  filtro: Pick<FiltroDeLancamentos, 'de' | 'ate' | 'previsto'>,
): Promise<MovimentoDoDia[]> {
  const recorte = recorteDeLancamentos(leitura, { regime: 'CAIXA', ...filtro })
  const { rows } = await sql<MovimentoDoDia>`
    select c.dia, coalesce(sum(c.centavos) filter (where c.centavos > 0), 0)::bigint as entradas,
      coalesce(-sum(c.centavos) filter (where c.centavos < 0), 0)::bigint as saidas ${recorte.origem}
    where ${condicoes(recorte)} group by c.dia`.execute(tx)
  return rows
}
