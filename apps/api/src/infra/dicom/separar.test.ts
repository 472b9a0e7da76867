import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { desempacotarQuadro } from '@vetlume/dominio/imagem'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { fazerDicom, type Elemento } from '../../../teste/dicom.ts'
import { quadroDoDicom } from './index.ts'
import { separarQuadros } from './separar.ts'

const pedinte = { dono: 'a', sinal: new AbortController().signal }
const exemplo = (nome: string) => readFileSync(path.join(import.meta.dirname, 'exemplos', `${nome}.dcm`))
const abertos = async (bytes: Uint8Array, de = 0) =>
  (await separarQuadros(bytes, de)).map((quadro) => desempacotarQuadro(new Uint8Array(quadro)))
const quadros = (n: number): Elemento => [0x0028_0008, 'IS', String(n)]

describe('os quadros de um arquivo', () => {
  it.each(['implicito', 'big16', 'rle16', 'sem-perda', 'jpegls16'])('%s: todos os valores, sem perda', async (nome) => {
    const [quadro] = await abertos(exemplo(nome))
    const amostras = new Uint16Array(new Uint8Array(inflateSync(quadro?.corpo ?? new Uint8Array())).buffer)
    const rampa = Uint16Array.from({ length: 24 * 32 }, (_, i) => Math.floor(i / 32) * 64 + (i % 32) * 8)
    expect([quadro?.cabecalho.cinza?.bits, ...amostras]).toEqual([16, ...rampa])
  })

  it('vêm na ordem, do que se pede em diante, 16 de uma vez', async () => {
    const pixels = Uint8Array.from({ length: 20 * 4 }, (_, i) => Math.floor(i / 4))
    const arquivo = fazerDicom({ linhas: 2, colunas: 2, elementos: [quadros(20)], pixels })
    const valores = async (de: number) => (await abertos(arquivo, de)).map(({ corpo }) => inflateSync(corpo)[3])
    expect(await valores(0)).toEqual(Array.from({ length: 16 }, (_, i) => i))
    expect(await valores(15)).toEqual([15, 16, 17, 18, 19])
    expect(await valores(20)).toEqual([])
  })

  it('em cor são JPEG, cada um o seu', async () => {
    const jpeg = async (background: string) =>
      new Uint8Array(
        await sharp({ create: { width: 16, height: 16, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      )
    const arquivo = fazerDicom({
      sintaxe: '1.2.840.10008.1.2.4.50',
      linhas: 16,
      colunas: 16,
      amostras: 3,
      interpretacao: 'YBR_FULL_422',
      elementos: [quadros(2)],
      pixels: [await jpeg('#000'), await jpeg('#f00')],
    })
    const lidos = await abertos(arquivo)
    const cores = await Promise.all(
      lidos.map(async ({ corpo }) => {
        const { channels } = await sharp(corpo).stats()
        return channels.map(({ mean }) => Math.round(mean / 85))
      }),
    )
    expect(cores).toEqual([
      [0, 0, 0],
      [3, 0, 0],
    ])
    expect(lidos[0]?.cabecalho).toMatchObject({ total: 2, cinza: null })
  })

  it('dizem as janelas do arquivo, o valor da modalidade e o tempo entre eles', async () => {
    const elementos: Elemento[] = [
      quadros(1),
      [0x0018_1063, 'DS', '33.3'],
      [0x0028_1050, 'DS', '40\\-600'],
      [0x0028_1051, 'DS', '400\\1500'],
      [0x0028_1052, 'DS', '-1024'],
      [0x0028_1053, 'DS', '2'],
    ]
    const [quadro] = await abertos(
      fazerDicom({ elementos, interpretacao: 'MONOCHROME1', bits: 16, pixels: new Uint8Array(32) }),
    )
    expect(quadro?.cabecalho).toEqual({
      largura: 4,
      altura: 4,
      total: 1,
      msPorQuadro: 33.3,
      cinza: {
        bits: 16,
        comSinal: false,
        multiplica: 2,
        soma: -1024,
        invertido: true,
        janelas: [
          { centro: 40, largura: 400 },
          { centro: -600, largura: 1500 },
        ],
      },
    })
  })

  it.each([
    ['o ritmo de gravação', [0x0018_0040, 'IS', '25'], 40],
    ['o ritmo recomendado', [0x0008_2144, 'IS', '50'], 20],
    ['um tempo sem sentido', [0x0018_1063, 'DS', '0'], null],
  ] as const)('%s dá o tempo entre os quadros', async (_, elemento, esperado) => {
    const [quadro] = await abertos(fazerDicom({ elementos: [elemento], pixels: new Uint8Array(16) }))
    expect(quadro?.cabecalho.msPorQuadro).toBe(esperado)
  })
})

describe('quadroDoDicom', () => {
  const arquivo = fazerDicom({
    linhas: 1,
    colunas: 1,
    elementos: [quadros(3)],
    pixels: Uint8Array.of(7, 8, 9),
  })
  const valorDe = (bytes: Uint8Array | undefined) =>
    bytes === undefined ? undefined : inflateSync(desempacotarQuadro(new Uint8Array(bytes)).corpo)[0]

  it('abre o arquivo uma vez só para os que vêm juntos', async () => {
    const ler = vi.fn<() => Promise<Uint8Array>>(async () => arquivo)
    const pedir = (quadro: number) => quadroDoDicom({ chave: 'tres', quadro, ler }, pedinte)
    expect((await Promise.all([pedir(0), pedir(1), pedir(2)])).map(valorDe)).toEqual([7, 8, 9])
    expect(ler).toHaveBeenCalledTimes(1)
  })

  it('um quadro que não há é nenhum, e o que não se lê diz por quê', async () => {
    expect(await quadroDoDicom({ chave: 'tres', quadro: 3, ler: async () => arquivo }, pedinte)).toBeUndefined()
    const cortado = exemplo('rle16').subarray(0, 900)
    const aberto = quadroDoDicom({ chave: 'cortado', quadro: 0, ler: async () => cortado }, pedinte)
    await expect(aberto).rejects.toMatchObject({ codigo: 'TIPO_NAO_ACEITO' })
  })
})
