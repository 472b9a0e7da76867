import { ErroDeDominio } from '@vetlume/dominio/erros'
import { MAXIMO_DE_IMAGENS, type DadosDoDicom } from '@vetlume/dominio/laudo'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigirCliente } from '../../infra/banco/index.ts'
import { dadosDaFigura, ehDicom, lerDicom } from '../../infra/dicom/index.ts'
import { prepararImagem, prepararPixels, tipoDaImagem, type ImagemPreparada } from '../../infra/imagens.ts'
import type { Ator } from '../../infra/token.ts'
import { pedinteDe, type Pedinte } from '../../infra/pedinte.ts'
import { guardarArquivo } from '../cliente/index.ts'
import { exigirQueEscreva, exigirQueEscrevaEste, travarVisivel } from './exigencias.ts'
import {
  contarImagens,
  imagemPorBytes,
  inserirImagem,
  originalVisivel,
  type ImagemGuardada,
  type NovaImagem,
} from './queries-imagem.ts'

/** Of what is no DICOM, which alone has whole series in one file. */
const MAXIMO_DA_IMAGEM = 10 * 1024 * 1024

interface Lida {
  preparada: ImagemPreparada
  dados: DadosDoDicom | null
}

/** The image as it is shown, with what its file said when it is a DICOM. */
async function lerEnviada(bytes: Uint8Array, pedinte: Pedinte): Promise<Lida> {
  if (ehDicom(bytes)) {
    const { dados, pixels } = await lerDicom(bytes, pedinte)
    const preparada = await prepararPixels(pixels, pedinte)
    return { preparada, dados: dadosDaFigura(dados, pixels.largura / preparada.largura) }
  }
  if (bytes.byteLength > MAXIMO_DA_IMAGEM)
    throw new ErroDeDominio('ARQUIVO_GRANDE_DEMAIS', {
      mensagem: 'A imagem passa de 10 MB. Só arquivos DICOM podem ter até 60 MB.',
    })
  return { preparada: await prepararImagem(bytes, pedinte), dados: null }
}

export type Enviada = Pick<NovaImagem, 'nome' | 'imagem' | 'original'>

/** Ties to the laudo what the store already has. */
export async function incluirNoLaudo(ctx: CtxCliente, codigo: string, enviada: Enviada): Promise<ImagemGuardada> {
  const { tx, cliente, ator, agora } = ctx
  const { nome, imagem, original } = enviada
  const laudo = await travarVisivel(ctx, codigo)
  exigirQueEscreva(ator, laudo)
  const { sha256, dicom = null, clipe = null } = original
  // A photograph that was sent before its file was kept is known by what was made of it.
  const conhecida = dicom === null && clipe === null ? [sha256, imagem.sha256] : [sha256]
  const repetida = await imagemPorBytes(tx, cliente, codigo, conhecida)
  if (repetida !== undefined) return repetida
  if ((await contarImagens(tx, cliente, codigo)) >= MAXIMO_DE_IMAGENS) {
    throw new ErroDeDominio('VALIDACAO', { campos: { arquivo: `Um laudo guarda até ${MAXIMO_DE_IMAGENS} imagens.` } })
  }
  const arquivo = await inserirImagem(tx, cliente, {
    ...enviada,
    laudo: codigo,
    animal: laudo.animal,
    criado_por: ator.usuario,
    criado_em: agora.toString(),
  })
  ctx.auditar({
    acao: 'enviar imagem',
    entidade: 'laudo',
    registro: codigo,
    mudancas: { imagem: [null, arquivo], sha256: [null, sha256] },
  })
  const { largura, altura } = imagem
  return { arquivo, nome, largura, altura, dicom, clipe, ...originalVisivel(original) }
}

/**
 * Takes in an image of the exam. The same image sent again, at once or later, is the same one. Of a DICOM file the first frame
 * is shown; the file is kept as it was sent, a photograph's too.
 */
export async function enviarImagem({
  ctx,
  input,
  arquivo,
}: {
  ctx: CtxLivre<Ator>
  input: { codigo: string }
  arquivo: { nome: string; bytes: Uint8Array }
}): Promise<ImagemGuardada> {
  const cliente = exigirCliente(ctx.ator)
  await ctx.emCliente(cliente, (interno) => exigirQueEscrevaEste(interno, input.codigo))
  const { preparada, dados } = await lerEnviada(arquivo.bytes, pedinteDe(ctx))
  const { bytes, ...medidas } = preparada
  const imagem = { ...medidas, tamanho: bytes.byteLength, sha256: await guardarArquivo(ctx, cliente, bytes) }
  const tipo = dados === null ? tipoDaImagem(arquivo.bytes) : null
  const original = {
    ...(dados && { dicom: dados }),
    tipo: tipo ?? 'application/dicom',
    tamanho: arquivo.bytes.byteLength,
    sha256: await guardarArquivo(ctx, cliente, arquivo.bytes),
  }
  return ctx.emCliente(cliente, (interno) =>
    incluirNoLaudo(interno, input.codigo, { nome: arquivo.nome || 'imagem', imagem, original }),
  )
}
