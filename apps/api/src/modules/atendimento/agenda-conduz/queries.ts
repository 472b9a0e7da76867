import { sql } from 'kysely'
import type { LinhaDeAtendimento } from '../queries.ts'
import type { Banco } from '../../../infra/banco/index.ts'

/** Holds the atendimentos that follow these appointments until commit. */
export async function travarSeguidores(tx: Banco, cliente: string, agendamentos: readonly string[]): Promise<void> {
  await sql`select from atendimento a where a.cliente = ${cliente} and a.agendamento = any(${agendamentos}::uuid[])
    and a.estado <> 'CANCELADO' order by a.codigo for no key update`.execute(tx)
}

/** The atendimento that an appointment became and that was not called off. */
export async function seguidorDe(
  tx: Banco,
  cliente: string,
  agendamento: string,
): Promise<LinhaDeAtendimento | undefined> {
  const { rows } = await sql<LinhaDeAtendimento>`select a.* from atendimento a
    where a.cliente = ${cliente} and a.agendamento = ${agendamento} and a.estado <> 'CANCELADO'`.execute(tx)
  return rows[0]
}
