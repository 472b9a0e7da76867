import type { CtxLivre } from '../../context.ts'
import { revogarSessao, travarRenovacao } from './queries.ts'
import { hashDaRenovacao } from './renovacao.ts'

/** Ends the session of the refresh token and answers its key, or null when there was none. */
export async function sair({ ctx, segredo }: { ctx: CtxLivre; segredo: string | undefined }): Promise<string | null> {
  if (segredo === undefined) return null
  return ctx.emPlataforma(async ({ tx, agora }) => {
    const linha = await travarRenovacao(tx, hashDaRenovacao(segredo), agora.toString())
    if (linha === undefined) return null
    await revogarSessao(tx, linha.sessao, 'SAIDA', agora.toString())
    return linha.sessao
  })
}
