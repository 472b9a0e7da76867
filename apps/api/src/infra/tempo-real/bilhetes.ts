import { VALIDADE_DO_BILHETE_SEGUNDOS } from '@vetlume/dominio/tempo-real'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import { emTransacao, type Banco } from '../banco/index.ts'
import type { Ator } from '../token.ts'

/** Somebody at work in one company: what a live connection is bound to. */
export type AtorAoVivo = Ator & { cliente: string }

const hashDoBilhete = (bilhete: string): Buffer => createHash('sha256').update(bilhete).digest()
const BILHETE = /^[\w-]{43}$/

/** Gives a ticket to whoever asks with a good token; the ticket itself is stored nowhere. */
export async function emitirBilhete({
  ctx: { tx, ator, agora },
}: {
  ctx: CtxPlataforma
}): Promise<{ bilhete: string; expiraEm: string }> {
  if (ator.cliente === null) throw new ErroDeDominio('CONTEXTO_NECESSARIO')
  const bilhete = randomBytes(32).toString('base64url')
  const expiraEm = agora.add({ seconds: VALIDADE_DO_BILHETE_SEGUNDOS }).toString()
  await sql`insert into bilhete (segredo_hash, ator, expira_em)
    values (${hashDoBilhete(bilhete)}, ${JSON.stringify(ator)}::jsonb, ${expiraEm})`.execute(tx)
  return { bilhete, expiraEm }
}

/** A ticket that follows one charge, also for who is not signed in: it opens the connection of payments and no other. */
export async function emitirBilheteDoPagamento(
  tx: Banco,
  cobranca: string,
  agora: Temporal.Instant,
): Promise<{ bilhete: string; expiraEm: string }> {
  const bilhete = randomBytes(32).toString('base64url')
  const expiraEm = agora.add({ seconds: VALIDADE_DO_BILHETE_SEGUNDOS }).toString()
  await sql`insert into bilhete (segredo_hash, ator, expira_em)
    values (${hashDoBilhete(bilhete)}, ${JSON.stringify({ cobranca })}::jsonb, ${expiraEm})`.execute(tx)
  return { bilhete, expiraEm }
}

async function gastar<T>(db: Banco, bilhete: unknown, agora: Temporal.Instant, deCobranca: boolean): Promise<T> {
  if (typeof bilhete !== 'string' || !BILHETE.test(bilhete)) throw new ErroDeDominio('NAO_AUTENTICADO')
  const { rows } = await emTransacao(db, { papel: 'plataforma' }, (tx) =>
    sql<{ ator: T; vale: boolean }>`
      delete from bilhete where segredo_hash = ${hashDoBilhete(bilhete)} and jsonb_exists(ator, 'cobranca') = ${deCobranca}
      returning ator, expira_em > ${agora.toString()}::timestamptz as vale`.execute(tx),
  )
  const [linha] = rows
  if (linha === undefined || !linha.vale) throw new ErroDeDominio('NAO_AUTENTICADO')
  return linha.ator
}

/** The same of a charge: answers which. */
export const usarBilheteDoPagamento = async (db: Banco, bilhete: unknown, agora: Temporal.Instant): Promise<string> =>
  (await gastar<{ cobranca: string }>(db, bilhete, agora, true)).cobranca

/** Takes a ticket out of use and answers whose it is: of two that come with the same one, the first. Throws NAO_AUTENTICADO. */
export const usarBilhete = (db: Banco, bilhete: unknown, agora: Temporal.Instant): Promise<AtorAoVivo> =>
  gastar(db, bilhete, agora, false)
