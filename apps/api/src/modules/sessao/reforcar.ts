import type { PedidoDeProva, ProvaDaChave } from '@vetlume/dominio/chave-de-acesso'
import { MINUTOS_DO_REFORCO } from '@vetlume/dominio/reforco'
import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import type { Ator } from '../../infra/token.ts'
import { pedirProva, provarChave } from './chave-de-acesso/desafio.ts'
import { exigirSegundoFator } from './conferir-segundo-fator.ts'
import { marcarProva } from './queries.ts'
import { fatoresDaPessoa } from './queries-segundo-fator.ts'
import { exigirSenha, type RecursosDoSegundoFator } from './segundo-fator.ts'

export async function modosDeReforco({ ctx: { tx, ator } }: { ctx: CtxPlataforma }) {
  const { aplicativo, chaves } = await fatoresDaPessoa(tx, ator.usuario)
  return { comCodigo: aplicativo || chaves, comAplicativo: aplicativo, comChave: chaves }
}

/** What a key of the person signs to say that they are there or, with a laudo, that they sign it. */
export function desafiar({
  ctx,
  input: { laudo },
}: {
  ctx: CtxPlataforma
  input: { laudo?: string | undefined }
}): Promise<PedidoDeProva> {
  const { usuario, sessao } = ctx.ator
  const dono = { usuario, sessao }
  return pedirProva(
    ctx,
    laudo === undefined ? { proposito: 'CONFIRMAR', ...dono } : { proposito: 'ASSINAR', ...dono, alvo: laudo },
  )
}

/** A key of the person of the session, and of nobody else. */
export async function exigirChave(ctx: CtxLivre<Ator>, prova: ProvaDaChave, laudo?: string): Promise<void> {
  const { usuario, sessao } = ctx.ator
  const dono = { usuario, sessao }
  await provarChave(
    ctx,
    prova,
    laudo === undefined ? { proposito: 'CONFIRMAR', ...dono } : { proposito: 'ASSINAR', ...dono, alvo: laudo },
  )
}

interface PelaSenha {
  senha: string
  codigo?: string | undefined
}

async function pelaSenha(ctx: CtxLivre<Ator>, { senha, codigo }: PelaSenha, cofre: RecursosDoSegundoFator['cofre']) {
  const { usuario, sessao } = ctx.ator
  await exigirSenha(ctx, senha, 'senha')
  await ctx.emPlataforma(async (interno) => {
    const comSegundoFator = await exigirSegundoFator(interno, cofre, { usuario, codigo, campo: 'codigo' })
    await marcarProva(interno.tx, { sessao, comSegundoFator }, ctx.agora.toString())
  })
}

/** Proves who is in the session, as signing in does; nothing else of the session changes. */
export async function reforcar({
  ctx,
  input,
  recursos: { cofre },
}: {
  ctx: CtxLivre<Ator>
  input: PelaSenha | { prova: ProvaDaChave }
  recursos: RecursosDoSegundoFator
}): Promise<{ ate: string }> {
  if ('senha' in input) await pelaSenha(ctx, input, cofre)
  else {
    await exigirChave(ctx, input.prova)
    const { sessao } = ctx.ator
    await ctx.emPlataforma(({ tx, agora }) => marcarProva(tx, { sessao, comSegundoFator: true }, agora.toString()))
  }
  return { ate: ctx.agora.add({ minutes: MINUTOS_DO_REFORCO }).toString() }
}
