import type { Abreviatura } from '@vetlume/dominio/abreviatura'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export interface Dona {
  cliente: string
  usuario: string
}

export function abreviaturasDe(tx: Banco, { cliente, usuario }: Dona): Promise<Abreviatura[]> {
  return tx
    .selectFrom('abreviatura')
    .select(['atalho', 'texto'])
    .where('cliente', '=', cliente)
    .where('usuario', '=', usuario)
    .orderBy('atalho')
    .execute()
}

/** One of the person, as it was before a change; undefined when it is new. */
export function abreviaturaDe(tx: Banco, { cliente, usuario }: Dona, atalho: string): Promise<Abreviatura | undefined> {
  return tx
    .selectFrom('abreviatura')
    .select(['atalho', 'texto'])
    .where('cliente', '=', cliente)
    .where('usuario', '=', usuario)
    .where('atalho', '=', atalho)
    .executeTakeFirst()
}

/** Counted under a lock of the person's own, so that two tabs do not pass the limit together. */
export async function contarTravando(tx: Banco, { cliente, usuario }: Dona): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`abreviatura:${cliente}:${usuario}`}, 0))`.execute(tx)
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from abreviatura where cliente = ${cliente} and usuario = ${usuario}`.execute(tx)
  return rows[0]?.total ?? 0
}

export async function gravarAbreviatura(
  tx: Banco,
  dona: Dona,
  { atalho, texto, agora }: Abreviatura & { agora: string },
): Promise<void> {
  await tx
    .insertInto('abreviatura')
    .values({ ...dona, atalho, texto, alterada_em: agora })
    .onConflict((conflito) =>
      conflito.columns(['cliente', 'usuario', 'atalho']).doUpdateSet({ texto, alterada_em: agora }),
    )
    .execute()
}

export async function tirarAbreviatura(tx: Banco, { cliente, usuario }: Dona, atalho: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('abreviatura')
    .where('cliente', '=', cliente)
    .where('usuario', '=', usuario)
    .where('atalho', '=', atalho)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
