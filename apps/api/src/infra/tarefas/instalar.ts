import { PgBoss } from 'pg-boss'
import { sql } from 'kysely'
import { conectar } from '../banco/index.ts'
import { FILAS } from './filas.ts'

/**
 * Creates or upgrades the job queue's schema and its queues, as the owner of the database: the running program
 * only writes rows there.
 */
export async function instalarTarefas(urlDono: string): Promise<void> {
  const boss = new PgBoss({ connectionString: urlDono, max: 2, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    for (const { nome, opcoes } of FILAS) if ((await boss.getQueue(nome)) === null) await boss.createQueue(nome, opcoes)
  } finally {
    await boss.stop({ graceful: false })
  }
  const { db, encerrar } = conectar(urlDono, { maximo: 1 })
  try {
    await sql`grant usage on schema pgboss to vetlume_plataforma`.execute(db)
    await sql`grant select, insert, update, delete on all tables in schema pgboss to vetlume_plataforma`.execute(db)
    await sql`grant execute on all functions in schema pgboss to vetlume_plataforma`.execute(db)
  } finally {
    await encerrar()
  }
}
