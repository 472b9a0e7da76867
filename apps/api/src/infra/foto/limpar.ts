import { abrirImagem, tipoDaImagem } from '../imagens.ts'
import { limparJpeg } from './limpar-jpeg.ts'
import { limparPng } from './limpar-png.ts'
import { limparWebp } from './limpar-webp.ts'

const LIMPAR = { 'image/jpeg': limparJpeg, 'image/png': limparPng, 'image/webp': limparWebp } as const

/**
 * A photograph as it leaves the company: its very pixels, upright and in its colours, without where it was taken, by whom, with which
 * camera, and whatever else stands in its file. What is kept is a list of what draws it. Null when it cannot be told apart.
 */
export async function limparFoto(bytes: Uint8Array): Promise<Uint8Array | null> {
  const tipo = tipoDaImagem(bytes)
  if (tipo === null) return null
  const { orientation = 1 } = await (await abrirImagem(bytes)).metadata()
  return LIMPAR[tipo](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), orientation)
}
