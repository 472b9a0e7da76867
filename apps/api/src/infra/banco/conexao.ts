import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './tipos.ts'

export type Banco = Kysely<DB>

// Numbers that fit a double stay numbers (counts, sums of centavos); plain dates stay text; instants become ISO text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (valor) => valor)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instante)

const EM_UTC = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d{1,6}))?\+00$/

/** As it comes from a connection in UTC, an instant only changes its dress: making a Date of each weighed 3 % of a list. */
function instante(valor: string): string {
  const lido = EM_UTC.exec(valor)
  if (lido === null) return new Date(valor).toISOString()
  const [, dia = '', hora = '', fracao = ''] = lido
  return `${dia}T${hora}.${fracao.slice(0, 3).padEnd(3, '0')}Z`
}

const MAXIMO_DE_NOMES = 1_000
const nomes = new Map<string, string>()

function nomeDaConsulta(texto: string): string | undefined {
  const conhecido = nomes.get(texto)
  if (conhecido !== undefined || nomes.size >= MAXIMO_DE_NOMES) return conhecido
  const nome = createHash('sha1').update(texto).digest('base64url')
  nomes.set(texto, nome)
  return nome
}

/** How the statement that opens a transaction, with its role and tenant, begins. */
export const ABERTURA = 'begin; '
const ABERTA = { command: 'BEGIN', rowCount: null, rows: [] }

/**
 * Names every parameterised statement by its text: planned once per connection, which halves latency. The opening of a
 * transaction is not waited for: it leaves in one packet with the first statement, which is refused if the opening was.
 */
class ClienteNomeado extends pg.Client {
  constructor(opcoes?: string | pg.ClientConfig) {
    super(opcoes)
    // A connection cut between two statements fails the next one; unheard, the event would end the process.
    this.on('error', () => undefined)
  }

  // Only (text, values) is named, the rest passes through.
  override query = ((...argumentos: unknown[]): unknown => {
    const [texto, valores] = argumentos
    if (typeof texto !== 'string' || !Array.isArray(valores)) return this.#enviar(...argumentos)
    if (texto.startsWith(ABERTURA)) return this.#abrir(texto)
    if (valores.length === 0) return this.#enviar(texto)
    const name = nomeDaConsulta(texto)
    return this.#enviar(name === undefined ? { text: texto, values: valores } : { name, text: texto, values: valores })
  }) as pg.Client['query']

  /** The driver's own, which has one method with many overloads. What leaves in one turn leaves in one packet. */
  #enviar(...argumentos: unknown[]): unknown {
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    return (pg.Client.prototype.query as (...a: unknown[]) => unknown).apply(this, argumentos)
  }

  #abrir(texto: string): Promise<typeof ABERTA> {
    const enviada = this.#enviar(texto) as Promise<unknown>
    enviada.catch(() => undefined)
    return Promise.resolve(ABERTA)
  }
}

export interface Conexao {
  pool: pg.Pool
  db: Banco
  encerrar(): Promise<void>
}

/** How long, in ms, for a connection of the pool, an answer, a statement in the database, a lock, the next statement of a transaction. */
const PRAZOS = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 5_000,
  statement_timeout: 4_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
}
export type Prazos = typeof PRAZOS

export function conectar(
  url: string,
  { maximo = 16, prazos = {} }: { maximo?: number; prazos?: Partial<Prazos> } = {},
): Conexao {
  const pool = new pg.Pool({
    connectionString: url,
    max: maximo,
    Client: ClienteNomeado,
    application_name: 'vetlume',
    ...PRAZOS,
    ...prazos,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // A statement may follow another that was not answered yet; one whose answer does not come ends its connection, so that
    // the pool never hands a transaction that is still open to the next request.
    pipeline: true,
  })
  // A connection that dies while idle is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, encerrar: () => db.destroy() }
}
