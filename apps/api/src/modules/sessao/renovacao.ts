import { createHash, randomBytes } from 'node:crypto'
import type { Banco } from '../../infra/banco/index.ts'

/** 12 h without use, 7 days in all; a token used a second time after the grace revokes the session. */
export const OCIOSA = Temporal.Duration.from({ hours: 12 })
export const ABSOLUTA = Temporal.Duration.from({ hours: 24 * 7 })
export const TOLERANCIA = Temporal.Duration.from({ seconds: 30 })

export const hashDaRenovacao = (segredo: string): Buffer => createHash('sha256').update(segredo).digest()

/** Makes a new refresh token of the session and answers its secret, which is stored nowhere. */
export async function criarRenovacao(tx: Banco, sessao: string, agora: Temporal.Instant): Promise<string> {
  const segredo = randomBytes(32).toString('base64url')
  await tx
    .insertInto('renovacao')
    .values({ hash: hashDaRenovacao(segredo), sessao, expira_em: agora.add(OCIOSA).toString() })
    .execute()
  return segredo
}
