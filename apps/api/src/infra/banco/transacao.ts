import { ErroDeDominio } from '@vetlume/dominio/erros'
import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { ABERTURA, ABERTURA_DE_LEITURA, type Banco } from './conexao.ts'
import { traduzirErroDoBanco } from './erros.ts'
import { juntas, type Instrucao } from './juntas.ts'

/** A tenant's rows (`cliente`), its people (`equipe`), or the accounts and shared registries (`plataforma`). */
export type Escopo = ({ papel: 'cliente' | 'equipe'; cliente: string } | { papel: 'plataforma' }) & {
  /** PostgreSQL refuses what writes, and nobody waits for the end of what changed nothing. */
  soLe?: boolean
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const REPETIVEIS = new Set(['40001', '40P01'])
const TENTATIVAS = 3

// The tenant is validated here because a SET takes no parameters.
function papelDoEscopo(escopo: Escopo): string {
  if (escopo.papel === 'plataforma') return `set local role vetlume_plataforma; set local app.cliente = ''`
  if (!UUID.test(escopo.cliente)) throw new ErroDeDominio('CONTEXTO_NECESSARIO')
  const papel = escopo.papel === 'equipe' ? 'vetlume_plataforma' : 'vetlume_inquilino'
  return `set local role ${papel}; set local app.cliente = '${escopo.cliente}'`
}

const abertura = (escopo: Escopo): string =>
  `${escopo.soLe === true ? ABERTURA_DE_LEITURA : ABERTURA}${papelDoEscopo(escopo)}`

/** Runs in a transaction; what it leaves in `noFim` is sent in one packet with the commit, in order. */
export type Trabalho<T> = (tx: Banco, noFim: Instrucao[]) => Promise<T>

const COMMIT = CompiledQuery.raw('commit')

/** Answers when it was sent, and not yet when it was done. */
const enviarCommit = (tx: Banco) =>
  tx.getExecutor().provideConnection(async (conexao) => {
    const feito = conexao.executeQuery(COMMIT)
    feito.catch(() => undefined)
    return { feito }
  })

async function umaVez<T>(db: Banco, escopo: Escopo, trabalho: Trabalho<T>): Promise<T> {
  const fim = await db.connection().execute(async (tx) => {
    await sql.raw(abertura(escopo)).execute(tx)
    try {
      const noFim: Instrucao[] = []
      const resultado = await trabalho(tx, noFim)
      // Nothing is left to wait for a lock: who waits for the connection has it now, and goes behind the commit, in one packet.
      if (noFim.length === 0) return { resultado, ...(await enviarCommit(tx)) }
      // After a statement that failed the commit only ends the transaction: the failure is what is thrown.
      await juntas(tx, [...noFim, sql.raw('commit')])
      return { resultado, feito: null }
    } catch (erro) {
      await sql
        .raw('rollback')
        .execute(tx)
        .catch(() => undefined)
      throw erro
    }
  })
  // Nobody is told of a change before the database said that it is so. What was read is so already: its rows would only grow old.
  if (escopo.soLe !== true) await fim.feito
  return fim.resultado
}

function repetivel(erro: unknown): boolean {
  return erro instanceof pg.DatabaseError && erro.code !== undefined && REPETIVEIS.has(erro.code)
}

/**
 * Runs `trabalho` in one transaction, on one connection, under the role and the tenant of `escopo`. Serialisation
 * failures and deadlocks are retried up to three times, so `trabalho` must have no effect outside the database.
 * Throws ErroDeDominio for constraints in the error table.
 */
export async function emTransacao<T>(db: Banco, escopo: Escopo, trabalho: Trabalho<T>): Promise<T> {
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await umaVez(db, escopo, trabalho)
    } catch (erro) {
      if (tentativa >= TENTATIVAS || !repetivel(erro)) throw traduzirErroDoBanco(erro)
    }
  }
}

/**
 * Goes on, in a platform transaction, inside a tenant that it has just created, and comes back: sign-up makes the
 * company and fills it, or neither. An error ends the whole transaction.
 */
export async function dentroDoCliente<T>(tx: Banco, cliente: string, trabalho: (tx: Banco) => Promise<T>): Promise<T> {
  await sql.raw(papelDoEscopo({ papel: 'cliente', cliente })).execute(tx)
  const resultado = await trabalho(tx)
  await sql.raw(papelDoEscopo({ papel: 'plataforma' })).execute(tx)
  return resultado
}

/** One state of the database, however long it is read: for work that goes through many rows, outside any request. */
export interface Instantaneo {
  tx: Banco
  /** Goes on reading the same state under another scope. */
  como(escopo: Escopo): Promise<void>
}

/**
 * Reads in one transaction that sees nothing of what others do meanwhile. Statements keep the time that they have; between
 * two of them the reader may write to a slow disk.
 */
export async function emInstantaneo<T>(db: Banco, trabalho: (lugar: Instantaneo) => Promise<T>): Promise<T> {
  return db.connection().execute(async (tx) => {
    const rodar = (texto: string) => sql.raw(texto).execute(tx)
    await rodar(`begin isolation level repeatable read read only;
      set local idle_in_transaction_session_timeout = '5min'; set local timezone = 'UTC'`)
    try {
      return await trabalho({ tx, como: async (escopo) => void (await rodar(papelDoEscopo(escopo))) })
    } finally {
      // Nothing was written: the way out is the same.
      await rodar('rollback').catch(() => undefined)
    }
  })
}
