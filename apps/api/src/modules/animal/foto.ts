import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import { abrirImagem, prepararImagem } from '../../infra/imagens.ts'
import type { Ator } from '../../infra/token.ts'
import type { RespostaBinaria } from '../../infra/http/registrar.ts'
import { pedinteDe, type Pedinte } from '../../infra/pedinte.ts'
import { visaoDosCadastros } from '../cadastros/index.ts'
import { guardarArquivo } from '../cliente/index.ts'
import { abrirParaMudar } from './ficha.ts'
import { fotoDoAnimal, gravarFoto } from './queries-foto.ts'

/** Pixels: the longest side of the photo, and the side of its square thumbnail. */
const LADO_DA_FOTO = 1_200
const LADO_DA_MINIATURA = 256

/** The photo and its thumbnail, as JPEG written again from the pixels. What is transparent becomes white. */
async function prepararFoto(
  enviada: Uint8Array,
  pedinte: Pedinte,
): Promise<{ foto: Uint8Array; miniatura: Uint8Array }> {
  const { bytes } = await prepararImagem(enviada, pedinte)
  const base = (await abrirImagem(bytes)).flatten({ background: '#ffffff' })
  const [foto, miniatura] = await Promise.all([
    base
      .clone()
      .resize({ width: LADO_DA_FOTO, height: LADO_DA_FOTO, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 84 })
      .toBuffer(),
    base
      .clone()
      .resize({ width: LADO_DA_MINIATURA, height: LADO_DA_MINIATURA, fit: 'cover', position: 'attention' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  ])
  return { foto: new Uint8Array(foto), miniatura: new Uint8Array(miniatura) }
}

/** What the record answers of a photo: enough to tell one from another. */
const marca = (sha256: string) => sha256.slice(0, 16)

function auditar(ctx: CtxCliente, registro: string, antes: string | null, depois: string | null): void {
  ctx.auditar({ acao: 'FOTO', entidade: 'animal', registro, mudancas: { foto: [antes, depois] } })
}

/** Takes in a photo. The slow work happens between two short transactions; the first refuses whom it would be done for. */
export async function enviarFoto({
  ctx,
  input: { codigo },
  arquivo,
}: {
  ctx: CtxLivre<Ator>
  input: { codigo: string }
  arquivo: { bytes: Uint8Array }
}): Promise<{ foto: string }> {
  const cliente = exigirCliente(ctx.ator)
  await ctx.emCliente(cliente, (interno) => abrirParaMudar(interno, codigo))
  const { foto, miniatura } = await prepararFoto(arquivo.bytes, pedinteDe(ctx))
  const guardar = (bytes: Uint8Array) => guardarArquivo(ctx, cliente, bytes)
  const chaves = { foto: await guardar(foto), miniatura: await guardar(miniatura) }
  return ctx.emCliente(cliente, async (interno) => {
    const antes = await abrirParaMudar(interno, codigo)
    const nova = marca(chaves.foto)
    if (antes.foto === nova) return { foto: nova }
    await gravarFoto(interno.tx, cliente, codigo, chaves)
    auditar(interno, codigo, antes.foto, nova)
    return { foto: nova }
  })
}

export async function retirarFoto({
  ctx,
  input: { codigo },
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<{ foto: null }> {
  const { foto } = await abrirParaMudar(ctx, codigo)
  if (foto !== null) {
    await gravarFoto(ctx.tx, ctx.cliente, codigo, { foto: null, miniatura: null })
    auditar(ctx, codigo, foto, null)
  }
  return { foto: null }
}

export async function verFoto({
  ctx: { tx, cliente, ator, servicos },
  input: { codigo, tamanho },
}: {
  ctx: CtxCliente
  input: { codigo: string; tamanho: 'inteira' | 'miniatura' }
}): Promise<RespostaBinaria> {
  const { foto, miniatura } = exigir(await fotoDoAnimal(tx, cliente, visaoDosCadastros(ator), codigo))
  return { bytes: await servicos.arquivos.ler(tamanho === 'inteira' ? foto : miniatura), tipo: 'image/jpeg' }
}
