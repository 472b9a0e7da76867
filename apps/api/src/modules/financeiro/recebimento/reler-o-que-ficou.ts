import { sql } from 'kysely'
import type { Lugar } from './contexto.ts'
import { AVISO_DO_PROVEDOR } from './eventos.ts'

/** The credentials hold again: what waits is asked about at once, and what was told meanwhile is read. */
export async function relerOQueFicou({ tx, cliente, agora, publicar }: Lugar): Promise<void> {
  await sql`update cobranca_pix set conferir_em = ${agora.toString()}
    where cliente = ${cliente} and estado in ('CRIADA', 'PENDENTE', 'CONTESTADA')`.execute(tx)
  const { rows } = await sql<{ codigo: string }>`
    select codigo from aviso_de_recebimento where cliente = ${cliente} and tratado_em is null order by recebido_em`.execute(
    tx,
  )
  for (const { codigo } of rows) publicar({ tipo: AVISO_DO_PROVEDOR, dados: { aviso: codigo } })
}
