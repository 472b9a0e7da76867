import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { prepararImagem, tipoDaImagem } from './imagens.ts'
import { PROPRIO } from './pedinte.ts'

const fundo = (largura: number, altura: number, alpha = 1) =>
  sharp({ create: { width: largura, height: altura, channels: 4, background: { r: 20, g: 90, b: 60, alpha } } })

const recusa = (codigo: string) => expect.objectContaining({ codigo })

describe('prepararImagem', () => {
  it.each([
    ['jpeg', () => fundo(300, 200).jpeg(), 'image/jpeg'],
    ['webp', () => fundo(300, 200).webp(), 'image/jpeg'],
    ['png opaco', () => fundo(300, 200).png(), 'image/jpeg'],
    ['png transparente', () => fundo(300, 200, 0.5).png(), 'image/png'],
  ])('%s', async (_nome, criar, tipo) => {
    const preparada = await prepararImagem(await criar().toBuffer(), PROPRIO)
    expect(preparada).toMatchObject({ tipo, largura: 300, altura: 200 })
    expect(tipoDaImagem(preparada.bytes)).toBe(tipo)
  })

  it('tira os metadados e o que vem depois da imagem, e endireita', async () => {
    const com = await fundo(300, 200)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Fulana de Tal' } })
      .toBuffer()
    const preparada = await prepararImagem(Buffer.concat([com, Buffer.from('<?php segredo')]), PROPRIO)
    expect([preparada.largura, preparada.altura]).toEqual([200, 300])
    expect(Buffer.from(preparada.bytes).toString('latin1')).not.toMatch(/Fulana|segredo/)
    const { exif, orientation } = await sharp(preparada.bytes).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  it('limita o lado maior, sem ampliar', async () => {
    expect(await prepararImagem(await fundo(4_800, 1_200).jpeg().toBuffer(), PROPRIO)).toMatchObject({
      largura: 2_400,
      altura: 600,
    })
  })

  it('dá os mesmos bytes para a mesma imagem', async () => {
    const original = await fundo(200, 100).webp().toBuffer()
    const [primeira, segunda] = await Promise.all([
      prepararImagem(original, PROPRIO),
      prepararImagem(original, PROPRIO),
    ])
    expect(Buffer.compare(primeira.bytes, segunda.bytes)).toBe(0)
  })

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['GIF', Buffer.from('GIF89a')],
    ['vazio', Buffer.alloc(0)],
    ['JPEG só no começo', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0])],
  ])('recusa %s', async (_nome, bytes) => {
    await expect(prepararImagem(bytes, PROPRIO)).rejects.toEqual(recusa('TIPO_NAO_ACEITO'))
  })

  it('recusa uma imagem cortada ao meio', async () => {
    const inteira = await sharp(Buffer.from(Array.from({ length: 90_000 }, (_, i) => (i * i) % 251)), {
      raw: { width: 200, height: 150, channels: 3 },
    })
      .jpeg()
      .toBuffer()
    await expect(prepararImagem(inteira.subarray(0, inteira.length / 2), PROPRIO)).rejects.toEqual(
      recusa('TIPO_NAO_ACEITO'),
    )
  })

  it('recusa mais de 50 megapixels pelo cabeçalho, sem abrir', async () => {
    const bomba = await sharp({ create: { width: 10_001, height: 5_000, channels: 3, background: 'black' } })
      .png()
      .toBuffer()
    await expect(prepararImagem(bomba, PROPRIO)).rejects.toEqual(recusa('ARQUIVO_GRANDE_DEMAIS'))
  })
})
