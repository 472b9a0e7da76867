import { sql } from 'kysely'
import type { CtxCliente } from '../../../context.ts'
import type { LinhaDeAtendimento } from '../queries.ts'

type Local = Pick<CtxCliente, 'tx' | 'cliente'>

/** Holds the atendimentos that follow these appointments until commit. */
export async function travarSeguidores({ tx, cliente }: Local, agendamentos: readonly string[]): Promise<void> {
  await sql`select from atendimento a where a.cliente = ${cliente} and a.agendamento = any(${agendamentos}::uuid[])
    and a.estado <> 'CANCELADO' order by a.codigo for no key update`.execute(tx)
}

/** The atendimento that an appointment became and that was not called off. */
export async function seguidorDe({ tx, cliente }: Local, agendamento: string): Promise<LinhaDeAtendimento | undefined> {
  const { rows } = await sql<LinhaDeAtendimento>`select a.* from atendimento a
    where a.cliente = ${cliente} and a.agendamento = ${agendamento} and a.estado <> 'CANCELADO'`.execute(tx)
  return rows[0]
}
