import { empacotarQuadro, type CabecalhoDoQuadro } from '@vetlume/dominio/imagem'
import type { DataSet } from 'dicom-parser'
import { deflateSync } from 'node:zlib'
import { lerConjunto, lerQuadro } from './abrir.ts'
import { cinzaDe, ehCinza, pixelsDe } from './cores.ts'
import { msPorQuadroDe, quadrosDe } from './leitura.ts'
import type { Quadro } from './quadro.ts'

/** Opening the file again costs more than the frames that come next. */
const QUADROS_POR_VEZ = 16
const BYTES_POR_VEZ = 24 * 1024 * 1024
/** Most of what deflate gains on samples, in a third of its time. */
const NIVEL = 3

async function emJpeg(conjunto: DataSet, quadro: Quadro): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const { bytes, largura, altura, canais } = pixelsDe(conjunto, quadro)
  return sharp(bytes, { raw: { width: largura, height: altura, channels: canais } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function empacotar(conjunto: DataSet, quadro: Quadro): Promise<Uint8Array> {
  const { linhas: altura, colunas: largura } = quadro.formato
  const { buffer, byteOffset, byteLength } = quadro.amostras
  const cinza = ehCinza(quadro) ? cinzaDe(conjunto, quadro) : null
  const cabecalho: CabecalhoDoQuadro = {
    largura,
    altura,
    total: quadrosDe(conjunto),
    msPorQuadro: msPorQuadroDe(conjunto),
    cinza,
  }
  const corpo =
    cinza === null
      ? await emJpeg(conjunto, quadro)
      : deflateSync(new Uint8Array(buffer, byteOffset, byteLength), { level: NIVEL })
  return empacotarQuadro(cabecalho, corpo)
}

/** Frames from `de` on, as many as are worth it at once; none when the file has no such frame. */
export async function separarQuadros(bytes: Uint8Array, de: number): Promise<Uint8Array[]> {
  const conjunto = lerConjunto(bytes)
  const ate = Math.min(de + QUADROS_POR_VEZ, quadrosDe(conjunto))
  const quadros: Uint8Array[] = []
  let soma = 0
  for (let qual = de; qual < ate && soma < BYTES_POR_VEZ; qual++) {
    const pronto = await empacotar(conjunto, await lerQuadro(conjunto, qual))
    quadros.push(pronto)
    soma += pronto.length
  }
  return quadros
}
