import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './tipos.ts'

export type Banco = Kysely<DB>

// Numbers that fit a double stay numbers (counts, sums of centavos); plain dates stay text; instants become ISO text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (valor) => valor)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (valor) => new Date(valor).toISOString())

const MAXIMO_DE_NOMES = 1_000
const nomes = new Map<string, string>()

function nomeDaConsulta(texto: string): string | undefined {
  const conhecido = nomes.get(texto)
  if (conhecido !== undefined || nomes.size >= MAXIMO_DE_NOMES) return conhecido
  const nome = createHash('sha1').update(texto).digest('base64url')
  nomes.set(texto, nome)
  return nome
}

const semResposta = (erro: unknown) => erro instanceof Error && erro.message === 'Query read timeout'

/**
 * Names every parameterised statement by its text: planned once per connection, which halves latency. A statement whose
 * answer did not come ends its connection: the transaction is still open on the other side, and the pool would hand it,
 * half written, to the next request.
 */
class ClienteNomeado extends pg.Client {
  constructor(opcoes?: string | pg.ClientConfig) {
    super(opcoes)
    // A connection cut between two statements fails the next one; unheard, the event would end the process.
    this.on('error', () => undefined)
  }

  // The driver has one method with many overloads; only (text, values) is named, the rest passes through.
  override query = ((...argumentos: unknown[]): unknown => {
    const resultado = this.#consultar(argumentos)
    if (resultado instanceof Promise) {
      resultado.catch((erro: unknown) => (semResposta(erro) ? this.end().catch(() => undefined) : undefined))
    }
    return resultado
  }) as pg.Client['query']

  #consultar(argumentos: unknown[]): unknown {
    const [texto, valores] = argumentos
    const original = pg.Client.prototype.query as (...a: unknown[]) => unknown
    if (typeof texto !== 'string' || !Array.isArray(valores) || valores.length === 0) {
      return original.apply(this, argumentos)
    }
    const name = nomeDaConsulta(texto)
    return original.call(
      this,
      name === undefined ? { text: texto, values: valores } : { name, text: texto, values: valores },
    )
  }
}

export interface Conexao {
  pool: pg.Pool
  db: Banco
  encerrar(): Promise<void>
}

export function conectar(
  url: string,
  { maximo = 16, esperaMs = 5_000 }: { maximo?: number; esperaMs?: number } = {},
): Conexao {
  const pool = new pg.Pool({
    connectionString: url,
    max: maximo,
    Client: ClienteNomeado,
    application_name: 'vetlume',
    connectionTimeoutMillis: 5_000,
    query_timeout: esperaMs,
    statement_timeout: 4_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  })
  // A connection that dies while idle is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, encerrar: () => db.destroy() }
}
