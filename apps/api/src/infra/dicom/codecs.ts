import { fileURLToPath } from 'node:url'
import type { Fabrica } from '@cornerstonejs/codec-charls/decodewasmjs'
import { lerRle } from './rle.ts'
import { amostrasDe, bytesDoQuadro, DicomRecusado, type Formato, type Quadro } from './quadro.ts'

const SINTAXE = '1.2.840.10008.1.2'

/** A frame taken out of its file by a codec: how it is laid out may be told by the codec alone. */
type Codec = (bytes: Uint8Array, formato: Formato) => Promise<Quadro>

const SEM_INTERCALAR = 0

/** What comes out of a codec is pixel by pixel and each with its colour, whatever the file says of what went in. */
const porPixel = (formato: Formato): Formato => ({
  ...formato,
  porPlanos: false,
  interpretacao: formato.interpretacao === 'YBR_FULL_422' ? 'YBR_FULL' : formato.interpretacao,
})

const compilado =
  (programa: () => Promise<{ default: Fabrica }>, binario: string, classe: string): Codec =>
  async (bytes, formato) => {
    const { default: fabrica } = await programa()
    const biblioteca = await fabrica({ locateFile: () => fileURLToPath(import.meta.resolve(binario)) })
    const Classe = biblioteca[classe]
    if (Classe === undefined) throw new TypeError(`${binario}: no ${classe}`)
    const decodificador = new Classe()
    decodificador.getEncodedBuffer(bytes.length).set(bytes)
    decodificador.decode()
    const { width, height, bitsPerSample, componentCount, isSigned } = decodificador.getFrameInfo()
    const bits = bitsPerSample <= 8 ? 8 : 16
    const porPlanos = componentCount > 1 && decodificador.getInterleaveMode?.() === SEM_INTERCALAR
    const lido = {
      ...porPixel(formato),
      linhas: height,
      colunas: width,
      amostras: componentCount,
      bits,
      // JPEG-LS does not know: the file does.
      comSinal: isSigned ?? formato.comSinal,
      porPlanos,
    }
    const amostras = amostrasDe(decodificador.getDecodedBuffer().slice(), lido)
    decodificador.delete()
    return { formato: lido, amostras }
  }

const jpegLs = compilado(
  () => import('@cornerstonejs/codec-charls/decodewasmjs'),
  '@cornerstonejs/codec-charls/decodewasm',
  'JpegLSDecoder',
)
const jpeg2000 = compilado(
  () => import('@cornerstonejs/codec-openjpeg/decodewasmjs'),
  '@cornerstonejs/codec-openjpeg/decodewasm',
  'J2KDecoder',
)
const htj2k = compilado(
  () => import('@cornerstonejs/codec-openjph/wasmjs'),
  '@cornerstonejs/codec-openjph/wasm',
  'HTJ2KDecoder',
)

/** The usual JPEG, which says by itself whether it has to be taken to RGB. */
const jpeg: Codec = async (bytes, formato) => {
  const { default: sharp } = await import('sharp')
  const cinza = formato.amostras === 1
  const imagem = sharp(bytes, { failOn: 'warning' }).toColourspace(cinza ? 'b-w' : 'srgb')
  const { data, info } = await imagem.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width: colunas, height: linhas, channels: amostras } = info
  const lido = { ...formato, linhas, colunas, amostras, bits: 8, comSinal: false, porPlanos: false }
  return { formato: { ...lido, interpretacao: cinza ? formato.interpretacao : 'RGB' }, amostras: new Uint8Array(data) }
}

const jpegSemPerda: Codec = async (bytes, formato) => {
  const { Decoder } = await import('jpeg-lossless-decoder-js')
  const lidos = new Uint8Array(new Decoder().decompress(new Uint8Array(bytes).buffer))
  const lido = porPixel(formato)
  return { formato: lido, amostras: amostrasDe(lidos, lido) }
}

const rle: Codec = async (bytes, formato) => {
  const lido = porPixel(formato)
  return { formato: lido, amostras: amostrasDe(lerRle(bytes, formato), lido) }
}

const solto: Codec = async (bytes, formato) => ({
  formato,
  amostras: amostrasDe(bytes.subarray(0, bytesDoQuadro(formato)), formato),
})

/** The most significant byte first, of words of 16 bits; retired from the standard, not from old machines. */
const invertido: Codec = async (bytes, formato) => {
  const copia = new Uint8Array(bytes.subarray(0, bytesDoQuadro(formato)))
  if (formato.bits === 16) Buffer.from(copia.buffer, 0, copia.length - (copia.length % 2)).swap16()
  if (formato.bits === 32) Buffer.from(copia.buffer, 0, copia.length - (copia.length % 4)).swap32()
  return { formato, amostras: amostrasDe(copia, formato) }
}

/** Transfer syntaxes (PS3.5 §10 and annex A). */
const CODECS: Readonly<Record<string, Codec>> = {
  [SINTAXE]: solto,
  [`${SINTAXE}.1`]: solto,
  [`${SINTAXE}.1.99`]: solto,
  [`${SINTAXE}.2`]: invertido,
  [`${SINTAXE}.5`]: rle,
  [`${SINTAXE}.4.50`]: jpeg,
  [`${SINTAXE}.4.51`]: jpeg,
  [`${SINTAXE}.4.57`]: jpegSemPerda,
  [`${SINTAXE}.4.70`]: jpegSemPerda,
  [`${SINTAXE}.4.80`]: jpegLs,
  [`${SINTAXE}.4.81`]: jpegLs,
  [`${SINTAXE}.4.90`]: jpeg2000,
  [`${SINTAXE}.4.91`]: jpeg2000,
  [`${SINTAXE}.4.201`]: htj2k,
  [`${SINTAXE}.4.202`]: htj2k,
  [`${SINTAXE}.4.203`]: htj2k,
}

const VIDEO = /^1\.2\.840\.10008\.1\.2\.4\.10\d/

/** Throws DicomRecusado for what no codec here reads. */
export function codecDe(sintaxe: string): Codec {
  if (VIDEO.test(sintaxe))
    throw new DicomRecusado('Este arquivo DICOM é um vídeo (MPEG). Exporte o quadro que interessa e envie a imagem.')
  const codec = CODECS[sintaxe]
  if (codec === undefined)
    throw new DicomRecusado(
      `Este arquivo DICOM usa uma compressão que não lemos (${sintaxe}). Exporte-o sem compressão.`,
    )
  return codec
}
