import { sql } from 'kysely'
import { emTransacao, type Banco } from '../banco/index.ts'

/**
 * Puts back in the outbox the letters whose time has come: after a failure, or when the process that was sending died.
 * Answers how many. Doing it twice is harmless: a letter is taken by one attempt only.
 */
export async function recolocarMensagens(db: Banco, agora: Temporal.Instant): Promise<number> {
  const instante = agora.toString()
  // A new letter is already on its way; a minute later it is late.
  const antes = agora.subtract({ minutes: 1 }).toString()
  const { numAffectedRows } = await emTransacao(db, { papel: 'plataforma' }, (tx) =>
    sql`
    insert into evento (cliente, tipo, dados, quando)
    select cliente, 'email.enfileirado', jsonb_build_object('mensagem', codigo), ${instante}::timestamptz
    from mensagem where estado in ('PENDENTE', 'ENVIANDO') and proxima_em <= ${instante} and criada_em <= ${antes}
    order by proxima_em limit 200`.execute(tx),
  )
  return Number(numAffectedRows ?? 0n)
}
