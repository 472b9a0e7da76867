import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Ambiente } from './ambiente.ts'

/** Waits for what must come. A busy machine is slow: only what never comes is an error. */
export const aguardar = (conferir: () => unknown): Promise<unknown> => vi.waitFor(conferir, 60_000)

/** Waits until `quantos` statements that have `trecho` wait for a lock. */
export const alguemEspera = ({ db }: Pick<Ambiente, 'db'>, trecho: string, quantos = 1): Promise<unknown> =>
  aguardar(async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and strpos(query, ${trecho}) > 0
        and pid <> pg_backend_pid()`.execute(db)
    expect(rows[0]?.n).toBeGreaterThanOrEqual(quantos)
  })
