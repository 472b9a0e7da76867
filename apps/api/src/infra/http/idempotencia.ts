import { ErroDeDominio } from '@vetlume/dominio/erros'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import { planoGenerico } from '../banco/index.ts'
import type { Cofre } from '../cofre.ts'

export interface ChaveDeIdempotencia {
  usuario: string
  chave: string
  rota: string
  corpo: unknown
  agora: Temporal.Instant
  /** Replies hold personal data, and the secret of a link that is stored nowhere else. */
  cofre: Cofre
}

const FORMATO = /^[\x21-\x7e]{8,100}$/

/** Reads the header of a POST that creates or pays. */
export function lerChave(cabecalho: string | string[] | undefined): string {
  if (typeof cabecalho !== 'string' || !FORMATO.test(cabecalho)) throw new ErroDeDominio('IDEMPOTENCIA_AUSENTE')
  return cabecalho
}

function respostaGuardada(anterior: { resposta: Uint8Array | null }, cofre: Cofre, lugar: string): unknown {
  try {
    return cofre.abrir(anterior.resposta ?? new Uint8Array(), lugar)
  } catch (cause) {
    // Sealed with a secret that was changed since: whatever it answered, it was another submission.
    throw new ErroDeDominio('IDEMPOTENCIA_DIVERGENTE', { cause })
  }
}

/**
 * Runs `trabalho` once for a key, inside the caller's transaction: a repeated call answers the stored reply, a
 * simultaneous one waits for the first to commit. The same key with other data is refused.
 */
export async function umaVez<T>(
  { tx, aoFechar }: Pick<CtxPlataforma, 'tx' | 'aoFechar'>,
  { usuario, chave, rota, corpo, agora, cofre }: ChaveDeIdempotencia,
  trabalho: () => Promise<T>,
): Promise<T> {
  const hash = createHash('sha256').update(JSON.stringify(corpo)).digest()
  const lugar = `idempotencia:${usuario}:${chave}`
  const { numAffectedRows } = await sql`
    insert into idempotencia (usuario, chave, rota, corpo_hash, criada_em)
    values (${usuario}, ${chave}, ${rota}, ${hash}, ${agora.toString()}) on conflict do nothing`.execute(tx)
  if (numAffectedRows === 0n) {
    const anterior = await tx
      .selectFrom('idempotencia')
      .selectAll()
      .where('usuario', '=', usuario)
      .where('chave', '=', chave)
      .executeTakeFirstOrThrow()
    if (anterior.rota !== rota || !hash.equals(anterior.corpo_hash)) throw new ErroDeDominio('IDEMPOTENCIA_DIVERGENTE')
    return respostaGuardada(anterior, cofre, lugar) as T
  }
  const resposta = await trabalho()
  aoFechar(
    planoGenerico(
      'one row by its key',
      sql`update idempotencia set resposta = ${cofre.selar(resposta, lugar)} where usuario = ${usuario} and chave = ${chave}`,
    ),
  )
  return resposta
}
