import {
  abrirAvi,
  danificado,
  ehJpeg,
  incompleto,
  passoDasLinhas,
  semCompressao,
  type AviAberto,
  type Cru,
  type FonteDoClipe,
  type FormatoDoQuadro,
} from '@vetlume/dominio/clipe'
import type { Pixels } from '../dicom/index.ts'

const MAXIMO_DE_PIXELS = 50_000_000
const MAXIMO_DO_QUADRO = 64 * 1024 * 1024

interface AviLido extends Pick<AviAberto, 'dados' | 'formato'> {
  /** Bytes of the first frame, as they are packed. */
  quadro: Uint8Array
}

/** What an AVI says of itself, and its first frame that is not the one before. Throws `ClipeRecusado`. */
export async function lerAvi(fonte: FonteDoClipe): Promise<AviLido> {
  const { dados, formato, quadros } = await abrirAvi(fonte)
  for await (const { inicio, fim } of quadros()) {
    const tamanho = fim - inicio
    if (tamanho === 0) continue
    if (tamanho > MAXIMO_DO_QUADRO) throw danificado()
    return { dados, formato, quadro: await fonte.ler(inicio, tamanho) }
  }
  throw incompleto()
}

/** Each frame is a JPEG of its own; of two fields, the first has half of the lines. */
async function deJpeg(quadro: Uint8Array, formato: FormatoDoQuadro): Promise<Pixels> {
  const { default: sharp } = await import('sharp')
  const opcoes = { limitInputPixels: MAXIMO_DE_PIXELS, failOn: 'error' } as const
  const { width, height } = await sharp(quadro, opcoes).metadata()
  const umCampo = height * 2 === Math.abs(formato.altura)
  const { data, info } = await sharp(quadro, opcoes)
    .toColourspace('srgb')
    .removeAlpha()
    .resize(umCampo ? { width, height: height * 2, fit: 'fill' } : {})
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, largura: info.width, altura: info.height, canais: info.channels === 1 ? 1 : 3 }
}

/** Pixels of a frame without compression, from the top left. */
function pixelsDe(quadro: Uint8Array, cru: Cru): Pixels {
  const { largura, altura, bits, deBaixo, paleta } = cru
  if (largura * altura > MAXIMO_DE_PIXELS) throw danificado()
  const passo = passoDasLinhas(quadro, cru)
  const bytes = Buffer.alloc(largura * altura * 3)
  const porPixel = bits / 8
  for (let y = 0; y < altura; y++) {
    const linha = (deBaixo ? altura - 1 - y : y) * passo
    for (let x = 0; x < largura; x++) {
      const lugar = linha + x * porPixel
      const [origem, de] = bits === 8 ? [paleta, (quadro[lugar] ?? 0) * 4] : [quadro, lugar]
      const para = (y * largura + x) * 3
      for (let cor = 0; cor < 3; cor++) bytes[para + cor] = origem[de + 2 - cor] ?? 0
    }
  }
  return { bytes, largura, altura, canais: 3 }
}

/** The first frame as a person sees it; null of a codec that is not read here. Throws `ClipeRecusado` on one that is broken. */
export async function quadroDoAvi({ quadro, formato }: Pick<AviLido, 'quadro' | 'formato'>): Promise<Pixels | null> {
  if (ehJpeg(quadro))
    return deJpeg(quadro, formato).catch(() => {
      throw danificado()
    })
  if (formato.compressao === 'MJPG') throw danificado()
  const cru = semCompressao(formato)
  return cru === null ? null : pixelsDe(quadro, cru)
}
