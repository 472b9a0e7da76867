import sharp from 'sharp'
import { expect, it } from 'vitest'
import { sha256 } from '../arquivos.ts'
import { MAXIMO_DE_PIXELS_NO_PAPEL, paraOPapel } from './para-o-papel.ts'

async function figura(largura: number, altura: number, cor: string) {
  const bytes = new Uint8Array(
    await sharp({ create: { width: largura, height: altura, channels: 3, background: cor } })
      .jpeg()
      .toBuffer(),
  )
  return { sha256: sha256(bytes), largura, altura, bytes }
}
const porHash = (figuras: readonly { sha256: string; bytes: Uint8Array }[]) =>
  new Map(figuras.map(({ sha256: chave, bytes }) => [chave, bytes]))

it('as que cabem juntas ficam como são, e a mesma mostrada muitas vezes é uma só', async () => {
  const uma = await figura(2_400, 1_800, '#446688')
  const arquivos = porHash([uma])
  expect(
    await paraOPapel(
      Array.from({ length: 40 }, () => uma),
      arquivos,
    ),
  ).toBe(arquivos)
})

it('as que não cabem ficam todas menores, na mesma proporção, sempre com os mesmos bytes; o resto não muda', async () => {
  const figuras = await Promise.all(
    Array.from({ length: 24 }, (_, i) =>
      i % 2 === 0 ? figura(2_400, 1_800, `rgb(${i * 10}, 90, 60)`) : figura(1_600, 2_400, `rgb(${i * 10}, 20, 99)`),
    ),
  )
  const logo = await figura(300, 100, '#ffffff')
  const arquivos = porHash([...figuras, logo])
  const menores = await paraOPapel(figuras, arquivos)
  expect(menores.get(logo.sha256)).toBe(logo.bytes)
  let pixels = 0
  for (const { sha256: chave, largura, altura } of figuras) {
    const { width, height } = await sharp(menores.get(chave)).metadata()
    pixels += width * height
    expect(Math.abs(width / height - largura / altura)).toBeLessThan(0.01)
  }
  expect(pixels).toBeLessThanOrEqual(MAXIMO_DE_PIXELS_NO_PAPEL)
  expect(pixels).toBeGreaterThan(MAXIMO_DE_PIXELS_NO_PAPEL * 0.97)
  const outraVez = await paraOPapel(figuras, arquivos)
  const resumos = (mapa: ReadonlyMap<string, Uint8Array>) => [...mapa.values()].map(sha256)
  expect(resumos(outraVez)).toEqual(resumos(menores))
})
