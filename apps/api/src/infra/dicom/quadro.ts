import type { DataSet } from 'dicom-parser'
import { TAG } from './tags.ts'

/** How the samples of a frame are laid out (PS3.3 C.7.6.3). */
export interface Formato {
  linhas: number
  colunas: number
  /** Of one pixel: 1 of grey, 3 of colour. */
  amostras: number
  /** Of one sample: 8, 16 or 32. */
  bits: number
  comSinal: boolean
  /** All of one colour, then all of the next, instead of pixel by pixel. */
  porPlanos: boolean
  interpretacao: string
}

export type Amostras = Uint8Array | Uint16Array | Int8Array | Int16Array | Uint32Array | Int32Array

export interface Quadro {
  formato: Formato
  amostras: Amostras
}

/** Refused with what the person may do about it. */
export class DicomRecusado extends Error {
  override readonly name = 'DicomRecusado'
}

const MAXIMO_DE_PIXELS = 50_000_000

export function formatoDe(conjunto: DataSet): Formato {
  const formato = {
    linhas: conjunto.uint16(TAG.linhas) ?? 0,
    colunas: conjunto.uint16(TAG.colunas) ?? 0,
    amostras: conjunto.uint16(TAG.amostras) ?? 1,
    bits: conjunto.uint16(TAG.bitsReservados) ?? 8,
    comSinal: conjunto.uint16(TAG.comSinal) === 1,
    porPlanos: conjunto.uint16(TAG.planos) === 1,
    interpretacao: conjunto.string(TAG.interpretacao)?.trim() ?? 'MONOCHROME2',
  }
  const { linhas, colunas, amostras, bits } = formato
  if (linhas * colunas === 0 || conjunto.elements[TAG.pixels] === undefined)
    throw new DicomRecusado(
      'Este arquivo DICOM não tem imagem: pode ser um relatório ou um índice. Envie os arquivos das imagens.',
    )
  if (linhas * colunas > MAXIMO_DE_PIXELS)
    throw new DicomRecusado('A imagem passa de 50 megapixels. Reduza-a antes de enviar.')
  if ((amostras !== 1 && amostras !== 3) || (bits !== 8 && bits !== 16 && bits !== 32))
    throw new DicomRecusado(`Este arquivo DICOM tem pixels de um formato que não lemos (${amostras} × ${bits} bits).`)
  return formato
}

/** How many samples a frame has; of two pixels side by side that share their colour, four. */
export const amostrasDoQuadro = ({ linhas, colunas, amostras, interpretacao }: Formato): number =>
  linhas * colunas * (interpretacao === 'YBR_FULL_422' ? 2 : amostras)

export const bytesDoQuadro = (formato: Formato): number => (amostrasDoQuadro(formato) * formato.bits) / 8

/** Little-endian bytes as the samples that they are. */
export function amostrasDe(bytes: Uint8Array, { bits, comSinal }: Pick<Formato, 'bits' | 'comSinal'>): Amostras {
  if (bits === 8) return comSinal ? new Int8Array(bytes) : new Uint8Array(bytes)
  // Copied: a Buffer may begin where no word may.
  const { buffer } = new Uint8Array(bytes.subarray(0, bytes.byteLength - (bytes.byteLength % (bits / 8))))
  if (bits === 16) return comSinal ? new Int16Array(buffer) : new Uint16Array(buffer)
  return comSinal ? new Int32Array(buffer) : new Uint32Array(buffer)
}
