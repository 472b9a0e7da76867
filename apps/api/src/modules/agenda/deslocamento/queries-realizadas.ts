import type { Lugar } from '@vetlume/dominio/deslocamento'
import { sql } from 'kysely'
import { lugar } from './queries.ts'
import type { Banco } from '../../../infra/banco/index.ts'

export interface DiaDeAlguem {
  especialista: string
  dia: string
}

export interface VisitaRealizada extends DiaDeAlguem {
  lugar: Lugar
}

/**
 * The visits that were made on some days, on the company's clock, in the order in which they really began: an appointment that
 * became an exam is of whom examined, when that was done, and any other of whom and when it was booked for.
 */
export async function visitasRealizadas(
  tx: Banco,
  cliente: string,
  fuso: string,
  dias: readonly DiaDeAlguem[],
): Promise<VisitaRealizada[]> {
  if (dias.length === 0) return []
  const naData = (coluna: string) => sql`${sql.ref(coluna)} >= q.dia::timestamp at time zone ${fuso}
    and ${sql.ref(coluna)} < (q.dia + 1)::timestamp at time zone ${fuso}`
  const { rows } = await sql<VisitaRealizada>`
    select q.especialista, q.dia, ${lugar} as lugar
    from unnest(${dias.map(({ especialista }) => especialista)}::uuid[], ${dias.map(({ dia }) => dia)}::date[]) as q (especialista, dia)
    cross join lateral (
      select m.*, x.realizado_em as quando from atendimento x
      join agendamento m on m.cliente = x.cliente and m.codigo = x.agendamento and m.estado = 'REALIZADO'
      where x.cliente = ${cliente} and x.especialista = q.especialista and x.estado <> 'CANCELADO' and ${naData('x.realizado_em')}
      union all
      select m.*, m.inicio from agendamento m
      where m.cliente = ${cliente} and m.especialista = q.especialista and m.estado = 'REALIZADO' and ${naData('m.inicio')}
        and not exists (select from atendimento x where x.cliente = m.cliente and x.agendamento = m.codigo and x.estado <> 'CANCELADO')
    ) g
    left join parceiro p on p.cliente = g.cliente and p.codigo = g.parceiro
    left join cidade pm on pm.ibge = p.cidade
    left join animal a on a.cliente = g.cliente and a.codigo = g.animal
    order by q.especialista, q.dia, g.quando, g.codigo`.execute(tx)
  return rows
}
