import { arquivoDoLaudo } from '@vetlume/dominio/laudo'
import type { CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import { quadroDoDicom } from '../../infra/dicom/index.ts'
import { miniaturasDe } from '../../infra/miniatura.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { visaoDe } from '../cadastros/index.ts'
import { registrarAcesso } from '../historico/index.ts'
import { clipeEmTrechos } from './assistir-clipe.ts'
import { ehFoto, fotoEntregue } from './foto-entregue.ts'
import { laudoVisivel } from './queries.ts'
import { imagemVisivel, imagensVisiveis } from './queries-imagem.ts'

/** The signed PDF; bytes are read after the transaction that found them. */
export async function baixarPdf({ ctx, input }: { ctx: CtxLivre<Ator>; input: { codigo: string } }) {
  const cliente = exigirCliente(ctx.ator)
  const { pdf, nome } = await ctx.emCliente(cliente, async (interno) => {
    const laudo = exigir(await laudoVisivel(interno.tx, cliente, visaoDe(interno.ator), input.codigo))
    const sha256 = exigir(laudo.pdf_sha256)
    registrarAcesso(interno, 'laudo', laudo.codigo, { soIsso: true })
    return { pdf: sha256, nome: arquivoDoLaudo(laudo.numero, laudo.edicao) }
  })
  return { bytes: await ctx.servicos.arquivos.ler(pdf), tipo: 'application/pdf', nome }
}

export async function baixarImagem({
  ctx,
  input,
}: {
  ctx: CtxLivre<Ator>
  input: { codigo: string; arquivo: string }
}) {
  const cliente = exigirCliente(ctx.ator)
  const { sha256, tipo } = await ctx.emCliente(cliente, async ({ tx, ator }) =>
    exigir(await imagemVisivel(tx, cliente, visaoDe(ator), input)),
  )
  return { bytes: await ctx.servicos.arquivos.ler(sha256), tipo }
}

/** Small ones for a list, many in one answer. */
export async function baixarMiniaturas({
  ctx,
  input,
}: {
  ctx: CtxLivre<Ator>
  input: { codigo: string; arquivos: string[] }
}) {
  const cliente = exigirCliente(ctx.ator)
  const achadas = await ctx.emCliente(cliente, async ({ tx, ator }) =>
    imagensVisiveis(tx, cliente, visaoDe(ator), input),
  )
  exigir(achadas[0])
  return miniaturasDe(
    achadas.map(({ arquivo, sha256 }) => ({ chave: arquivo, sha256 })),
    {
      ler: (sha256) => ctx.servicos.arquivos.ler(sha256),
      pedinte: pedinteDe(ctx),
      aoPerder: (err) => ctx.logger.error({ err, laudo: input.codigo }, 'small image was not drawn'),
    },
  )
}

/** The photograph, the DICOM file or the clip as it was sent, which has more than the laudo shows: for who reads the exam, never for the clinic. */
export async function baixarOriginal({
  ctx,
  input,
}: {
  ctx: CtxLivre<Ator>
  input: { codigo: string; arquivo: string }
}) {
  const cliente = exigirCliente(ctx.ator)
  const original = await ctx.emCliente(cliente, async ({ tx, ator }) =>
    exigir(await imagemVisivel(tx, cliente, visaoDe(ator), input, 'original')),
  )
  const { sha256, tipo, nome, clipe } = original
  if (clipe !== null) return { ...(await clipeEmTrechos(ctx.servicos.arquivos, original)), nome }
  return { bytes: await ctx.servicos.arquivos.ler(sha256), tipo, nome }
}

/** A photograph with all of its pixels: as it was sent for the company, without what its file says for the clinic. */
export async function baixarFotografia({
  ctx,
  input,
}: {
  ctx: CtxLivre<Ator>
  input: { codigo: string; arquivo: string }
}) {
  const cliente = exigirCliente(ctx.ator)
  const visao = visaoDe(ctx.ator)
  const { original, figura } = await ctx.emCliente(cliente, async ({ tx }) => ({
    original: await imagemVisivel(tx, cliente, visao, input, 'original'),
    figura: exigir(await imagemVisivel(tx, cliente, visao, input)),
  }))
  const foto = exigir(original !== undefined && ehFoto(original) ? original : undefined)
  if (visao.tipo === 'PARCEIRO') return fotoEntregue(ctx.servicos.arquivos, { foto, figura: figura.sha256 })
  return { bytes: await ctx.servicos.arquivos.ler(foto.sha256), tipo: foto.tipo, nome: foto.nome }
}

/**
 * A frame of the DICOM file with all of its values, for a viewer that changes the window; nothing in it says whose it is. A clinic has
 * those of the figures that were published for it.
 */
export async function baixarQuadro({
  ctx,
  input,
}: {
  ctx: CtxLivre<Ator>
  input: { codigo: string; arquivo: string; quadro: number }
}) {
  const cliente = exigirCliente(ctx.ator)
  const original = await ctx.emCliente(cliente, async ({ tx, ator }) =>
    imagemVisivel(tx, cliente, visaoDe(ator), input, 'original'),
  )
  const { sha256 } = exigir(original?.temDicom === true ? original : undefined)
  const { quadro } = input
  const ler = () => ctx.servicos.arquivos.ler(sha256)
  const bytes = exigir(await quadroDoDicom({ chave: sha256, quadro, ler }, pedinteDe(ctx)))
  return { bytes, tipo: 'application/octet-stream' }
}
