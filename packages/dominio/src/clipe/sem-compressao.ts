import { danificado } from './fonte.ts'
import type { FormatoDoQuadro } from './avi.ts'

/** How the pixels of a frame without compression lie in it. */
export interface Cru {
  largura: number
  altura: number
  bits: 8 | 24 | 32
  /** The last line first. */
  deBaixo: boolean
  /** Blue, green, red and nothing, of each value of 8 bits. */
  paleta: Uint8Array
}

const SEM_NOME: ReadonlySet<string> = new Set(['', 'DIB ', 'RGB ', 'RAW '])
/** Grey by its value, which is always written from the top. */
const SO_CINZA: ReadonlySet<string> = new Set(['Y800', 'Y8  ', 'GREY'])
const VALORES = 256

const ehLido = (bits: number): bits is Cru['bits'] => bits === 8 || bits === 24 || bits === 32

/** What the file does not say of a value is its grey. */
function paletaDe(dita: Uint8Array): Uint8Array {
  const paleta = Uint8Array.from({ length: VALORES * 4 }, (_, i) => (i % 4 === 3 ? 0 : i >> 2))
  paleta.set(dita.subarray(0, paleta.length - (paleta.length % 4)))
  return paleta
}

/** Null of what is compressed, or packed as nobody reads it here. Throws `ClipeRecusado` on a picture without sides. */
export function semCompressao({ largura, altura, bits, compressao, paleta }: FormatoDoQuadro): Cru | null {
  const cinza = SO_CINZA.has(compressao)
  if (!(cinza || (SEM_NOME.has(compressao) && ehLido(bits)))) return null
  if (largura < 1 || altura === 0) throw danificado()
  const lidos = cinza || !ehLido(bits) ? 8 : bits
  return {
    largura,
    altura: Math.abs(altura),
    bits: lidos,
    deBaixo: altura > 0 && !cinza,
    paleta: paletaDe(cinza ? new Uint8Array() : paleta),
  }
}

const emPalavras = ({ largura, bits }: Cru) => Math.ceil((largura * bits) / 32) * 4

/** Bytes from one line to the next: whole words or, as some write, nothing between them. Throws `ClipeRecusado` where there are not enough. */
export function passoDasLinhas({ length }: Uint8Array, cru: Cru): number {
  const passo = [emPalavras(cru), (cru.largura * cru.bits) / 8].find((um) => length >= um * cru.altura)
  if (passo === undefined) throw danificado()
  return passo
}

const CABECA = 14 + 40

/** A frame without compression as a file that browsers draw (BMP), which is the same with what is said of it before. */
export function emBmp(quadro: Uint8Array, cru: Cru): Uint8Array {
  const { largura, altura, bits, deBaixo, paleta } = cru
  const [de, para] = [passoDasLinhas(quadro, cru), emPalavras(cru)]
  const cores = bits === 8 ? paleta : new Uint8Array()
  const [inicio, tamanho] = [CABECA + cores.length, para * altura]
  const bmp = new Uint8Array(inicio + tamanho)
  const visao = new DataView(bmp.buffer)
  bmp.set([0x42, 0x4d])
  visao.setUint32(2, bmp.length, true)
  visao.setUint32(10, inicio, true)
  visao.setUint32(14, 40, true)
  visao.setInt32(18, largura, true)
  visao.setInt32(22, deBaixo ? altura : -altura, true)
  visao.setUint16(26, 1, true)
  visao.setUint16(28, bits, true)
  visao.setUint32(34, tamanho, true)
  visao.setUint32(46, cores.length / 4, true)
  bmp.set(cores, CABECA)
  for (let y = 0; y < altura; y++) bmp.set(quadro.subarray(y * de, y * de + Math.min(de, para)), inicio + y * para)
  return bmp
}
