import { sql, type RawBuilder } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

type Prova = (cliente: string, especialista: string, registro: string) => RawBuilder<unknown>

// What a specialist may follow: the exams it does and whom it examines. Nothing else has an entry, so it has no answer.
const DO_ESPECIALISTA: Readonly<Record<string, Prova>> = {
  agendamento: (cliente, especialista, registro) =>
    sql`select from agendamento where cliente = ${cliente} and codigo = ${registro} and especialista = ${especialista}`,
  animal: (cliente, especialista, registro) =>
    sql`select from atendimento where cliente = ${cliente} and animal = ${registro} and especialista = ${especialista}`,
  atendimento: (cliente, especialista, registro) =>
    sql`select from atendimento where cliente = ${cliente} and codigo = ${registro} and especialista = ${especialista}`,
  laudo: (cliente, especialista, registro) =>
    sql`select from laudo where cliente = ${cliente} and codigo = ${registro} and ${especialista} in (especialista, revisor)`,
  tutor: (cliente, especialista, registro) =>
    sql`select from atendimento where cliente = ${cliente} and tutor = ${registro} and especialista = ${especialista}`,
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether the record is of the specialist's own work. */
export async function doEspecialista(
  tx: Banco,
  cliente: string,
  especialista: string,
  { entidade, registro }: { entidade: string; registro: string },
): Promise<boolean> {
  const prova = Object.hasOwn(DO_ESPECIALISTA, entidade) ? DO_ESPECIALISTA[entidade] : undefined
  if (prova === undefined || !UUID.test(registro)) return false
  const { rows } = await sql<{
    existe: boolean
  }>`select exists (${prova(cliente, especialista, registro)}) as existe`.execute(tx)
  return rows[0]?.existe ?? false
}
