import { createRequire } from 'node:module'
import type QRCode from 'qrcode'

const exigir = createRequire(import.meta.url)

/** The modules of the QR code of a text. The library, which writes images too, comes with the first one that somebody asks for. */
export const modulosDoQr = (texto: string): QRCode.BitMatrix =>
  (exigir('qrcode') as typeof QRCode).create(texto, { errorCorrectionLevel: 'M' }).modules
