import { createHash, randomBytes } from 'node:crypto'
import type { Banco } from '../../infra/banco/index.ts'
import type { Tokens } from '../../infra/token.ts'

/** 12 h without use, 7 days in all; a token used a second time after the grace revokes the session. */
export const OCIOSA = Temporal.Duration.from({ hours: 12 })
export const ABSOLUTA = Temporal.Duration.from({ hours: 24 * 7 })
export const TOLERANCIA = Temporal.Duration.from({ seconds: 30 })

export const hashDaRenovacao = (segredo: string): Buffer => createHash('sha256').update(segredo).digest()

/** Makes the first refresh token of the session and answers its secret, which is stored nowhere. */
export async function criarRenovacao(tx: Banco, sessao: string, agora: Temporal.Instant): Promise<string> {
  const segredo = randomBytes(32).toString('base64url')
  await tx
    .insertInto('renovacao')
    .values({ hash: hashDaRenovacao(segredo), sessao, expira_em: agora.add(OCIOSA).toString() })
    .execute()
  return segredo
}

/**
 * The unused end of the chain that `segredo` belongs to, made when there is none. Secrets follow from one another, so that
 * who comes late within the grace gets what the first one got, not a chain of its own. The session is locked by the caller.
 */
export async function pontaDaCorrente(
  tx: Banco,
  tokens: Tokens,
  { sessao, segredo, agora }: { sessao: string; segredo: string; agora: Temporal.Instant },
): Promise<string> {
  for (let atual = tokens.seguinte(segredo); ; atual = tokens.seguinte(atual)) {
    const hash = hashDaRenovacao(atual)
    const existente = await tx.selectFrom('renovacao').select('usada_em').where('hash', '=', hash).executeTakeFirst()
    if (existente === undefined) {
      await tx
        .insertInto('renovacao')
        .values({ hash, sessao, expira_em: agora.add(OCIOSA).toString() })
        .execute()
    }
    if (existente === undefined || existente.usada_em === null) return atual
  }
}
