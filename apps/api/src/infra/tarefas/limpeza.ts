import { sql } from 'kysely'
import { emTransacao, type Banco } from '../banco/index.ts'

/** Forgets what no longer serves: limits of past windows, idempotency keys after a day, letters after 90 days, sheets that nobody brought in, sessions ended 6 months ago. */
export async function limpar(db: Banco, agora: Temporal.Instant): Promise<void> {
  const instante = agora.toString()
  await emTransacao(db, { papel: 'plataforma' }, async (tx) => {
    await sql`delete from limite where janela < ${instante}::timestamptz - interval '1 day'`.execute(tx)
    await sql`delete from idempotencia where criada_em < ${instante}::timestamptz - interval '1 day'`.execute(tx)
    await sql`delete from renovacao where expira_em < ${instante}::timestamptz - interval '1 day'`.execute(tx)
    await sql`delete from link_conta where expira_em < ${instante}::timestamptz - interval '30 days'`.execute(tx)
    await sql`delete from mensagem where criada_em < ${instante}::timestamptz - interval '90 days'`.execute(tx)
    await sql`delete from bilhete where expira_em < ${instante}::timestamptz - interval '1 day'`.execute(tx)
    await sql`delete from bilhete_de_assinatura where expira_em < ${instante}::timestamptz - interval '1 day'`.execute(
      tx,
    )
    await sql`delete from aviso_de_pagamento where recebido_em < ${instante}::timestamptz - interval '90 days'`.execute(
      tx,
    )
    await sql`delete from desafio where expira_em < ${instante}::timestamptz`.execute(tx)
    await sql`delete from importacao where expira_em < ${instante}::timestamptz`.execute(tx)
    // Access records are kept for six months (Marco Civil da Internet, art. 15).
    await sql`delete from sessao where expira_em < ${instante}::timestamptz - interval '190 days'`.execute(tx)
  })
}
