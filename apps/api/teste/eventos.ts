import { sql } from 'kysely'
import type { Ambiente } from './ambiente.ts'

interface Evento {
  tipo: string
  dados: Record<string, unknown>
}

/** What a company told the outbox, in order: still there or already in its queue, where the publisher of any suite may have taken it. */
export async function eventosDe({ db }: Ambiente, cliente: string, tipo: string): Promise<Evento[]> {
  const { rows } = await sql<Evento>`
    select x.tipo, x.dados from (
      select e.codigo::text as codigo, e.tipo, e.dados from evento e where e.cliente = ${cliente}
      union all
      select j.data->>'codigo', j.data->>'tipo', j.data->'dados' from pgboss.job j where j.data->>'cliente' = ${cliente}
    ) x where x.tipo = ${tipo} order by x.codigo`.execute(db)
  return rows
}
