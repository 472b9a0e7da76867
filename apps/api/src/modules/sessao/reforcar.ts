import { MINUTOS_DO_REFORCO } from '@vetlume/dominio/reforco'
import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import type { Ator } from '../../infra/token.ts'
import { exigirSegundoFator } from './conferir-segundo-fator.ts'
import { marcarProva } from './queries.ts'
import { fatoresDaPessoa } from './queries-segundo-fator.ts'
import { exigirSenha, type RecursosDoSegundoFator } from './segundo-fator.ts'

export async function modosDeReforco({ ctx: { tx, ator } }: { ctx: CtxPlataforma }): Promise<{ comCodigo: boolean }> {
  const { aplicativo } = await fatoresDaPessoa(tx, ator.usuario)
  return { comCodigo: aplicativo }
}

/** Proves who is in the session, as signing in does; nothing else of the session changes. */
export async function reforcar({
  ctx,
  input: { senha, codigo },
  recursos: { cofre },
}: {
  ctx: CtxLivre<Ator>
  input: { senha: string; codigo?: string | undefined }
  recursos: RecursosDoSegundoFator
}): Promise<{ ate: string }> {
  const { usuario, sessao } = ctx.ator
  await exigirSenha(ctx, senha, 'senha')
  await ctx.emPlataforma(async (interno) => {
    const comSegundoFator = await exigirSegundoFator(interno, cofre, { usuario, codigo, campo: 'codigo' })
    await marcarProva(interno.tx, { sessao, comSegundoFator }, ctx.agora.toString())
  })
  return { ate: ctx.agora.add({ minutes: MINUTOS_DO_REFORCO }).toString() }
}
