import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'

/**
 * Ends every session token of the people who work as `alvo`, a specialist or a partner clinic of the tenant: within 5 s they
 * must sign in, or renew, and find what is left to them. Answers how many people. Call it in the transaction that deactivates.
 */
export async function encerrarAcessos(
  { tx, cliente }: Pick<CtxCliente, 'tx' | 'cliente'>,
  alvo: string,
): Promise<number> {
  const { rows } = await sql<{ encerrados: number }>`
    select busca.encerrar_acessos(${cliente}, ${alvo}) as encerrados`.execute(tx)
  return rows[0]?.encerrados ?? 0
}
