import { MAXIMO_DE_IMAGENS } from '@vetlume/dominio/laudo'
import type { CtxCliente } from '../../context.ts'
import type { Ator } from '../../infra/token.ts'
import { contarImagens } from './queries-imagem.ts'
import { rascunhoDoExame, tirarImagens, trazerImagens, type ImagemDoAparelho } from './queries-aparelho.ts'

/** A person's, a machine's, or that of what was done by itself. */
type Lugar = Pick<CtxCliente<Ator | null>, 'tx' | 'cliente' | 'auditar'>

interface Destino {
  item: string
  imagens: readonly ImagemDoAparelho[]
}

/**
 * Puts images that a machine sent beside those that were sent to the laudo of an exam, while it is written: its author chooses
 * which become figures. Answers null when there is none being written.
 */
export async function trazerDoAparelho(
  ctx: Lugar,
  { item, imagens }: Destino,
): Promise<{ laudo: string; especialista: string; trazidas: number } | null> {
  const { tx, cliente } = ctx
  const rascunho = await rascunhoDoExame(tx, cliente, item)
  if (rascunho === undefined) return null
  const cabem = Math.max(0, MAXIMO_DE_IMAGENS - (await contarImagens(tx, cliente, rascunho.codigo)))
  const trazidas = await trazerImagens(tx, cliente, rascunho, imagens.slice(0, cabem))
  if (trazidas > 0)
    ctx.auditar({
      acao: 'receber do equipamento',
      entidade: 'laudo',
      registro: rascunho.codigo,
      mudancas: { imagens: [null, trazidas] },
    })
  return { laudo: rascunho.codigo, especialista: rascunho.especialista, trazidas }
}

/** The way back, for what was linked to another exam: what its author made a figure of stays. */
export async function devolverAoAparelho(ctx: Lugar, { item, imagens }: Destino): Promise<void> {
  const { tx, cliente } = ctx
  const rascunho = await rascunhoDoExame(tx, cliente, item)
  if (rascunho === undefined) return
  const tiradas = await tirarImagens(tx, cliente, rascunho, imagens)
  if (tiradas > 0)
    ctx.auditar({
      acao: 'devolver ao equipamento',
      entidade: 'laudo',
      registro: rascunho.codigo,
      mudancas: { imagens: [tiradas, null] },
    })
}
