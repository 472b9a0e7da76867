import { createRequire } from 'node:module'
import type QRCode from 'qrcode'

const exigir = createRequire(import.meta.url)

/** The modules of the QR code of a text. The library, which writes images too, comes with the first one that somebody asks for. */
export const modulosDoQr = (texto: string): QRCode.BitMatrix =>
  (exigir('qrcode') as typeof QRCode).create(texto, { errorCorrectionLevel: 'M' }).modules

/** Light modules that readers need around the code (ISO/IEC 18004). */
const MARGEM = 4

/** The QR code of a text as one SVG path: each run of dark modules in a row is a rectangle one unit high. */
export function desenharQr(texto: string): { lado: number; tracado: string } {
  const { size, data } = modulosDoQr(texto)
  const partes: string[] = []
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue
      const inicio = x
      while (x + 1 < size && data[y * size + x + 1]) x++
      partes.push(`M${inicio + MARGEM} ${y + MARGEM}h${x - inicio + 1}v1h-${x - inicio + 1}z`)
    }
  }
  return { lado: size + 2 * MARGEM, tracado: partes.join('') }
}
