import type { CtxLivre } from '../../context.ts'
import { revogarSessao, travarRenovacao } from './queries.ts'
import { hashDaRenovacao } from './renovacao.ts'

/** What the browser still has: cookies are refused or lost where the token is kept. */
interface Credencial {
  segredo: string | undefined
  token: string | undefined
}

/** Ends the session of the refresh token, else that of the access token, and answers its key; null when there was none. */
export async function sair({ ctx, input }: { ctx: CtxLivre; input: Credencial }): Promise<string | null> {
  const { segredo, token } = input
  const doToken =
    token === undefined
      ? null
      : await ctx.servicos.tokens.ler(token, ctx.agora).then(
          (ator) => ator.sessao,
          () => null,
        )
  return ctx.emPlataforma(async ({ tx, agora }) => {
    const linha = segredo && (await travarRenovacao(tx, hashDaRenovacao(segredo), agora.toString()))
    const sessao = linha ? linha.sessao : doToken
    if (sessao !== null) await revogarSessao(tx, sessao, 'SAIDA', agora.toString())
    return sessao
  })
}
