import sharp, { type Sharp } from 'sharp'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { limparFoto } from './limpar.ts'

const PESSOAL = ['Fulana de Tal', 'SERIE-4821', 'CANTO-77', 'MOTOROLA-X']

const ruido = (largura = 96, altura = 64, alpha = false) => {
  const canais = alpha ? 4 : 3
  const bytes = Buffer.from(Array.from({ length: largura * altura * canais }, (_, i) => (i * 7919) % 251))
  return sharp(bytes, { raw: { width: largura, height: altura, channels: canais } })
}

const comDados = (imagem: Sharp, orientation = 1) =>
  imagem
    .withMetadata({ orientation })
    .withExif({
      IFD0: {
        Artist: 'Fulana de Tal',
        ImageDescription: 'CANTO-77',
        Model: 'MOTOROLA-X',
        Orientation: String(orientation),
      },
      IFD2: { BodySerialNumber: 'SERIE-4821' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Fulana de Tal</a></x:xmpmeta>')
    .toBuffer()

const limpa = async (bytes: Uint8Array) => Buffer.from((await limparFoto(bytes)) ?? expect.fail('não limpou'))
/** As it is looked at: upright. */
const vista = async (bytes: Uint8Array) => (await sharp(bytes).autoOrient().raw().toBuffer()).toString('base64')
const diz = (bytes: Buffer) => PESSOAL.filter((dado) => bytes.includes(dado))

describe.each([
  ['JPEG', () => ruido().jpeg({ quality: 80 })],
  ['JPEG progressivo', () => ruido().jpeg({ progressive: true, chromaSubsampling: '4:2:0' })],
  ['PNG', () => ruido().png()],
  ['PNG transparente', () => ruido(96, 64, true).png()],
  ['WebP', () => ruido().webp({ quality: 70 })],
  ['WebP sem perda', () => ruido(96, 64, true).webp({ lossless: true })],
])('%s', (_nome, criar) => {
  it.each([1, 3, 6, 8])(
    'com orientação %i: os mesmos pixels, do mesmo lado, e nada de quem fez',
    async (orientacao) => {
      const bytes = await comDados(criar(), orientacao)
      expect(diz(bytes)).not.toEqual([])
      const saida = await limpa(bytes)
      expect(diz(saida)).toEqual([])
      expect(await vista(saida)).toBe(await vista(bytes))
      const { xmp, iptc, exif = Buffer.alloc(0), icc } = await sharp(saida).metadata()
      expect([xmp, iptc, exif.length <= 32]).toEqual([undefined, undefined, true])
      expect(icc?.length).toBe((await sharp(bytes).metadata()).icc?.length)
    },
  )

  it('o que vem depois da imagem, e o arquivo cortado', async () => {
    const bytes = await criar().toBuffer()
    expect((await limpa(Buffer.concat([bytes, Buffer.from('Fulana de Tal')]))).includes('Fulana')).toBe(false)
    expect(await limparFoto(bytes.subarray(0, bytes.length >> 1)).catch(() => null)).toBeNull()
  })
})

const segmento = (marca: number, texto: string) =>
  Buffer.concat([Buffer.from([0xff, marca, 0, texto.length + 2]), Buffer.from(texto, 'latin1')])

it('JPEG: comentários, IPTC, imagens menores e segmentos de fabricantes saem', async () => {
  const bytes = await ruido().jpeg().toBuffer()
  const cheio = Buffer.concat([
    bytes.subarray(0, 2),
    ...[0xe0, 0xe1, 0xe2, 0xe3, 0xe5, 0xec, 0xed, 0xef, 0xfe].map((marca) => segmento(marca, 'MPF\0Fulana de Tal')),
    segmento(0xe0, 'JFXX\0\x10Fulana de Tal'),
    segmento(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\x02\x02Fulana de Tal'),
    bytes.subarray(2),
  ])
  const saida = await limpa(cheio)
  expect([saida.includes('Fulana'), await vista(saida)]).toEqual([false, await vista(bytes)])
})

it('PNG: textos, hora e quadros de quem se move saem', async () => {
  const bytes = await ruido().png().toBuffer()
  const bloco = (tipo: string) => {
    const dados = Buffer.from(`${tipo}Fulana de Tal`, 'latin1')
    const inteiro = Buffer.alloc(dados.length + 8)
    inteiro.writeUInt32BE(dados.length - 4, 0)
    dados.copy(inteiro, 4)
    inteiro.writeUInt32BE(crc32(dados), dados.length + 4)
    return inteiro
  }
  const cheio = Buffer.concat([bytes.subarray(0, 33), ...['tEXt', 'zTXt', 'prVt'].map(bloco), bytes.subarray(33)])
  const saida = await limpa(cheio)
  expect([saida.includes('Fulana'), await vista(saida)]).toEqual([false, await vista(bytes)])
})

it('o que se move em WebP, e o que não é fotografia, não se sabe limpar', async () => {
  const pontos = Buffer.alloc(20 * 40 * 3, 90).fill(200, 20 * 20 * 3)
  const doisQuadros = await sharp(pontos, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  expect(await limparFoto(doisQuadros)).toBeNull()
  expect(await limparFoto(Buffer.from('GIF89a'))).toBeNull()
})
