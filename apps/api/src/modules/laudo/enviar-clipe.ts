import { tipoDoClipe } from '@vetlume/dominio/laudo'
import type { CtxLivre } from '../../context.ts'
import { exigirCliente } from '../../infra/banco/index.ts'
import { desenharCapa, lerClipe } from '../../infra/clipe/index.ts'
import type { ArquivoEmDisco } from '../../infra/http/registrar.ts'
import { prepararImagem, prepararPixels } from '../../infra/imagens.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { guardarArquivo, guardarProvisorio } from '../cliente/index.ts'
import { incluirNoLaudo } from './enviar-imagem.ts'
import { exigirQueEscrevaEste } from './exigencias.ts'
import type { ImagemGuardada } from './queries-imagem.ts'

type Recebido = Pick<ArquivoEmDisco, 'nome' | 'capa' | 'provisorio'>

/** What is shown of a clip: its own frame, else what came with it, else a cover that says what it is. */
async function prepararClipe({ nome, capa, provisorio }: Recebido, ctx: CtxLivre<Ator>) {
  const pedinte = pedinteDe(ctx)
  const { dados, pixels } = await lerClipe(provisorio.caminho, pedinte)
  if (pixels !== null)
    return { preparada: await prepararPixels(pixels, pedinte), clipe: { ...dados, capa: 'QUADRO' as const } }
  if (capa !== null)
    return { preparada: await prepararImagem(capa, pedinte), clipe: { ...dados, capa: 'QUADRO' as const } }
  const neutra = await desenharCapa(nome, dados)
  return { preparada: await prepararPixels(neutra, pedinte), clipe: { ...dados, capa: 'NEUTRA' as const } }
}

/** Takes in a clip of the exam, kept as it was sent. The same clip sent again, at once or later, is the same one. */
export async function enviarClipe({
  ctx,
  input: { codigo },
  arquivo,
}: {
  ctx: CtxLivre<Ator>
  input: { codigo: string }
  arquivo: Recebido
}): Promise<ImagemGuardada> {
  const cliente = exigirCliente(ctx.ator)
  await ctx.emCliente(cliente, (interno) => exigirQueEscrevaEste(interno, codigo))
  const nome = arquivo.nome || 'clipe'
  const { preparada, clipe } = await prepararClipe({ ...arquivo, nome }, ctx)
  const { bytes, ...medidas } = preparada
  const original = {
    clipe,
    tipo: tipoDoClipe(clipe.formato),
    tamanho: arquivo.provisorio.tamanho,
    sha256: await guardarProvisorio(ctx, cliente, arquivo.provisorio),
  }
  // After the clip, which may not fit in the plan.
  const imagem = { ...medidas, tamanho: bytes.byteLength, sha256: await guardarArquivo(ctx, cliente, bytes) }
  return ctx.emCliente(cliente, (interno) => incluirNoLaudo(interno, codigo, { nome, imagem, original }))
}
