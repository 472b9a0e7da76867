import QRCode from 'qrcode'
import { describe, expect, it } from 'vitest'
import { desenharQr } from '../../infra/qr.ts'

/** Paints the path back on a grid, as a browser would fill it. */
function pintar(tracado: string, lado: number): boolean[] {
  const grade = Array.from({ length: lado * lado }, () => false)
  for (const [, x, y, largura] of tracado.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let n = 0; n < Number(largura); n++) grade[Number(y) * lado + Number(x) + n] = true
  }
  return grade
}

describe('QR como traçado', () => {
  it.each(['Pix', '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000', 'x'.repeat(300)])(
    'pinta exatamente os módulos do código, com a margem em volta: %s',
    (texto) => {
      const { lado, tracado } = desenharQr(texto)
      const { size, data } = QRCode.create(texto, { errorCorrectionLevel: 'M' }).modules
      expect(lado).toBe(size + 8)
      const pintada = pintar(tracado, lado)
      const esperada = pintada.map((_, n) => {
        const [x, y] = [(n % lado) - 4, Math.floor(n / lado) - 4]
        return x >= 0 && y >= 0 && x < size && y < size && Boolean(data[y * size + x])
      })
      expect(pintada).toEqual(esperada)
    },
  )
})
