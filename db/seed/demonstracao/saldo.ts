import { sql } from 'kysely'
import type { CtxCliente } from '../../../apps/api/src/context.ts'

/** What the account held in the books at the end of a day. */
export async function saldoEm({ tx, cliente }: CtxCliente, conta: string, dia: string): Promise<number> {
  const { rows } = await sql<{ saldo: number }>`
    select coalesce(sum(centavos), 0)::bigint as saldo from partida
    where cliente = ${cliente} and conta_financeira = ${conta} and dia <= ${dia}::date`.execute(tx)
  return rows[0]?.saldo ?? 0
}
