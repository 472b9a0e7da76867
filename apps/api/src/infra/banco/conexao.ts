import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { modoDoPlano, planejaSempreIgual, type ModoDoPlano } from './modo-do-plano.ts'
import type { DB } from './tipos.ts'

export type Banco = Kysely<DB>

// Numbers that fit a double stay numbers (counts, sums of centavos); plain dates stay text; instants become ISO text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (valor) => valor)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instante)

const EM_UTC = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?\+00$/

/** As it comes from a connection in UTC, an instant only changes its dress: making a Date of each weighed 3 % of a list. */
function instante(valor: string): string {
  if (!EM_UTC.test(valor)) return new Date(valor).toISOString()
  // Its fraction has no zeros at the end, and is not there when it is zero.
  const milesimos = `${valor.slice(20, -3)}000`.slice(0, 3)
  return `${valor.slice(0, 10)}T${valor.slice(11, 19)}.${milesimos}Z`
}

const MAXIMO_DE_NOMES = 1_000

interface Preparada {
  nome?: string
  /** Null where any does. */
  modo: ModoDoPlano | null
}
/** The statements that the connections of one pool know by name. */
type Preparadas = Map<string, Preparada>

function preparada(preparadas: Preparadas, texto: string): Preparada {
  const conhecida = preparadas.get(texto)
  if (conhecida !== undefined) return conhecida
  const modo = planejaSempreIgual(texto) ? null : modoDoPlano(texto)
  if (preparadas.size >= MAXIMO_DE_NOMES) return { modo }
  const nova = { nome: createHash('sha1').update(texto).digest('base64url'), modo }
  preparadas.set(texto, nova)
  return nova
}

/** How the statement that opens a transaction, with its role and tenant, begins: one that may write, and one that PostgreSQL lets only read. */
export const ABERTURA = 'begin; '
export const ABERTURA_DE_LEITURA = 'begin read only; '
const FRONTEIRA = /^(?:begin|commit|rollback)/
const ABERTA = { command: 'BEGIN', rowCount: null, rows: [] }

/**
 * Names every parameterised statement by its text, which halves latency, and plans it in the mode that it declares. What
 * nobody waits for, the opening of a transaction and the change of a mode, leaves in one packet with the statement that
 * follows, which is refused if that was.
 */
class ClienteNomeado extends pg.Client {
  /** Of the transaction that is open: a mode is set for its statements, and ends with it. */
  #modo: ModoDoPlano = 'auto'

  /** An opening that was not sent yet: it says the mode of the statement that it goes with. */
  #porAbrir: string | null = null

  readonly #preparadas: Preparadas

  constructor(preparadas: Preparadas, opcoes?: string | pg.ClientConfig) {
    super(opcoes)
    this.#preparadas = preparadas
    // A connection cut between two statements fails the next one; unheard, the event would end the process.
    this.on('error', () => undefined)
  }

  // Only (text, values) is named, the rest passes through.
  override query = ((...argumentos: unknown[]): unknown => {
    const [texto, valores] = argumentos
    if (typeof texto !== 'string' || !Array.isArray(valores)) {
      this.#abrir(null)
      return this.#enviar(...argumentos)
    }
    if (FRONTEIRA.test(texto)) this.#modo = 'auto'
    if (texto.startsWith(ABERTURA) || texto.startsWith(ABERTURA_DE_LEITURA)) {
      this.#abrir(null)
      this.#porAbrir = texto
      return Promise.resolve(ABERTA)
    }
    if (valores.length === 0) {
      this.#abrir(null)
      return this.#enviar(texto)
    }
    const { nome, modo } = preparada(this.#preparadas, texto)
    this.#abrir(modo)
    return this.#enviar(
      nome === undefined ? { text: texto, values: valores } : { name: nome, text: texto, values: valores },
    )
  }) as pg.Client['query']

  /** The driver's own, which has one method with many overloads. What leaves in one turn leaves in one packet. */
  #enviar(...argumentos: unknown[]): unknown {
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    return (pg.Client.prototype.query as (...a: unknown[]) => unknown).apply(this, argumentos)
  }

  #enviarComOSeguinte(texto: string): void {
    const enviada = this.#enviar(texto) as Promise<unknown>
    enviada.catch(() => undefined)
  }

  /** What goes before a statement: the opening that waits for it, its mode where another holds, or both in one text. */
  #abrir(modo: ModoDoPlano | null): void {
    const mudar = modo !== null && modo !== this.#modo ? `set local plan_cache_mode = ${modo}` : null
    if (mudar !== null) this.#modo = modo ?? 'auto'
    const antes = [this.#porAbrir, mudar].filter((parte) => parte !== null)
    this.#porAbrir = null
    if (antes.length > 0) this.#enviarComOSeguinte(antes.join('; '))
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
  const preparadas: Preparadas = new Map()
  const pool = new pg.Pool({
    connectionString: url,
    max: maximo,
    Client: class extends ClienteNomeado {
      constructor(opcoes?: string | pg.ClientConfig) {
        super(preparadas, opcoes)
      }
    },
    application_name: 'vetlume',
    ...PRAZOS,
    ...prazos,
    idleTimeoutMillis: 20_000,
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
