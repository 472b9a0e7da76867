import type { MesDaEmpresa } from '@vetlume/dominio/dashboard'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Calendario, Intervalo } from './calendario.ts'

/**
 * Revenue by the month of the service, exams by the month in which they were done. The limits of each month come
 * from the company's zone, so each one is a range of an index.
 */
async function lerMeses(tx: Banco, cliente: string, meses: readonly Intervalo[]): Promise<MesDaEmpresa[]> {
  const { rows } = await sql<MesDaEmpresa>`
    select m.de as mes,
      (select coalesce(sum(t.valor_centavos - t.desconto_centavos), 0)::bigint from titulo t
        where t.cliente = ${cliente} and t.natureza = 'RECEBER' and t.competencia >= m.de and t.competencia <= m.ate
          and t.estado in ('ABERTO', 'PARCIAL', 'PAGO')) as "receitaCentavos",
      (select count(*)::int from atendimento a
        join atendimento_item i on i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado
        where a.cliente = ${cliente} and a.realizado_em >= m.inicio and a.realizado_em < m.fim and a.estado <> 'CANCELADO') as exames
    from jsonb_to_recordset(${JSON.stringify(meses)}::jsonb) as m (de date, ate date, inicio timestamptz, fim timestamptz)
    order by m.de`.execute(tx)
  return rows
}

// Adding up a year costs a big company hundreds of milliseconds, and closed months hardly ever change.
const VALIDADE_MS = 10 * 60_000
const MAXIMO = 1_000
const fechados = new Map<string, { ate: number; meses: MesDaEmpresa[] }>()

/** The twelve months: the current one as it is now, the closed ones at most ten minutes old. */
export async function mesesDaEmpresa(tx: Banco, cliente: string, { meses }: Calendario): Promise<MesDaEmpresa[]> {
  const chave = `${cliente}:${meses[0]?.inicio ?? ''}`
  const guardado = fechados.get(chave)
  const corrente = meses.slice(-1)
  if (guardado !== undefined && guardado.ate > performance.now()) {
    return [...guardado.meses, ...(await lerMeses(tx, cliente, corrente))]
  }
  const todos = await lerMeses(tx, cliente, meses)
  if (fechados.size >= MAXIMO) fechados.clear()
  fechados.set(chave, { ate: performance.now() + VALIDADE_MS, meses: todos.slice(0, -1) })
  return todos
}
