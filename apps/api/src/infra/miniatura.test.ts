import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { MAXIMO_DA_MINIATURA, miniaturaDe } from './miniatura.ts'
import { PROPRIO } from './pedinte.ts'

const chave = () => randomBytes(32).toString('hex')

it('cabe no peso mesmo de puro ruído, no tamanho da lista, e não se desenha duas vezes', async () => {
  const ruido = await sharp(randomBytes(2_400 * 1_600 * 3), { raw: { width: 2_400, height: 1_600, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
  let lidas = 0
  const ler = async () => {
    lidas += 1
    return new Uint8Array(ruido)
  }
  const dela = chave()
  const pequena = await miniaturaDe(dela, ler, PROPRIO)
  const { format, width, height } = await sharp(pequena.bytes).metadata()
  expect([format, width, height]).toEqual(['webp', 320, 213])
  expect(pequena.bytes.byteLength).toBeLessThanOrEqual(MAXIMO_DA_MINIATURA)
  expect(await miniaturaDe(dela, ler, PROPRIO)).toBe(pequena)
  expect(lidas).toBe(1)
})

it('não amplia, e guarda o que é transparente', async () => {
  const ler = async () =>
    new Uint8Array(
      await sharp({ create: { width: 40, height: 60, channels: 4, background: '#00000000' } })
        .png()
        .toBuffer(),
    )
  const { width, height, hasAlpha } = await sharp((await miniaturaDe(chave(), ler, PROPRIO)).bytes).metadata()
  expect([width, height, hasAlpha]).toEqual([40, 60, true])
})
