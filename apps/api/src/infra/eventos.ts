import { sql } from 'kysely'
import { juntas, type Banco, type Instrucao } from './banco/index.ts'

/** An event of the business, published to the job queue after commit. `dados` carries keys, never personal data. */
export interface EventoDeDominio {
  tipo: `${string}.${string}`
  dados: Readonly<Record<string, string | number | boolean | null>>
}

/** Writes the events to the outbox. */
export function inserirEventos(
  cliente: string,
  eventos: readonly EventoDeDominio[],
  agora: Temporal.Instant,
): Instrucao[] {
  if (eventos.length === 0) return []
  const linhas = eventos.map(
    ({ tipo, dados }) =>
      sql`(${cliente}::uuid, ${tipo}, ${JSON.stringify(dados)}::jsonb, ${agora.toString()}::timestamptz)`,
  )
  return [sql`insert into evento (cliente, tipo, dados, quando) values ${sql.join(linhas)}`]
}

/** The same at once, in the caller's transaction. */
export async function gravarEventos(
  tx: Banco,
  cliente: string,
  eventos: readonly EventoDeDominio[],
  agora: Temporal.Instant,
): Promise<void> {
  await juntas(tx, inserirEventos(cliente, eventos, agora))
}
