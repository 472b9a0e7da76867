import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fazerDicom, type Elemento, type OpcoesDoDicom } from '../../../teste/dicom.ts'
import { abrirDicom } from './abrir.ts'
import { DicomRecusado } from './quadro.ts'
import { ehDicom, lerDicom } from './index.ts'

const [LINHAS, COLUNAS] = [24, 32]
const JPEG2000 = '1.2.840.10008.1.2.4.90'
const HTJ2K = '1.2.840.10008.1.2.4.201'
const JPEG = '1.2.840.10008.1.2.4.50'
const exigir = createRequire(import.meta.url)

/** The ramp of the files of another hand. */
const rampa16 = Uint16Array.from(
  { length: LINHAS * COLUNAS },
  (_, i) => Math.floor(i / COLUNAS) * 64 + (i % COLUNAS) * 8,
)
const rampaEmCor = Uint8Array.from({ length: LINHAS * COLUNAS * 3 }, (_, i) => {
  const pixel = Math.floor(i / 3)
  return [pixel % 256, (pixel * 3) % 256, 255 - (pixel % 256)][i % 3] ?? 0
})

/** From the least of what is there to the most, in 8 bits. */
function esticada(amostras: Uint16Array): number[] {
  const [menor, maior] = [Math.min(...amostras), Math.max(...amostras)]
  return [...amostras].map((amostra) => Math.round((255 * (amostra - menor)) / (maior - menor)))
}

const exemplo = (nome: string) => readFileSync(path.join(import.meta.dirname, 'exemplos', `${nome}.dcm`))
const pixelsDe = async (bytes: Uint8Array) => (await abrirDicom(bytes)).pixels
const feitos = async (opcoes: OpcoesDoDicom) => [...(await pixelsDe(fazerDicom(opcoes))).bytes]
const maiorErro = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Math.max(...Array.from(a, (valor, i) => Math.abs(valor - (b[i] ?? NaN))))

interface Codificador {
  setDecompositions(niveis: number): void
  setQuality(semPerda: boolean, passo: number): void
  getDecodedBuffer(quadro: object): Uint8Array
  getEncodedBuffer(): Uint8Array
  encode(): void
}

async function codificar(pacote: string, programa: string, binario: string, classe: string): Promise<Uint8Array> {
  const locateFile = () => exigir.resolve(`${pacote}/${binario}`)
  const biblioteca = await exigir(`${pacote}/${programa}`)({ locateFile })
  const codificador = new biblioteca[classe]() as Codificador
  codificador.setDecompositions(2)
  codificador.setQuality(true, 0)
  const quadro = {
    width: COLUNAS,
    height: LINHAS,
    bitsPerSample: 16,
    componentCount: 1,
    isSigned: false,
    isUsingColorTransform: false,
  }
  codificador.getDecodedBuffer(quadro).set(new Uint8Array(rampa16.buffer))
  codificador.encode()
  return codificador.getEncodedBuffer().slice()
}

const em16bits = { linhas: LINHAS, colunas: COLUNAS, bits: 16 } as const

describe('cada compressão', () => {
  it.each(['implicito', 'big16', 'deflate', 'rle16', 'sem-perda', 'sem-perda-57', 'jpegls16'])(
    'de outra mão: %s é a rampa, sem um nível de diferença',
    async (nome) => {
      const { largura, altura, canais, bytes } = await pixelsDe(exemplo(nome))
      expect({ largura, altura, canais }).toEqual({ largura: COLUNAS, altura: LINHAS, canais: 1 })
      expect(maiorErro(bytes, esticada(rampa16))).toBeLessThanOrEqual(1)
    },
  )

  it.each(['rle-cor', 'jpegls-cor'])('de outra mão, em cor: %s é a mesma', async (nome) => {
    const { canais, bytes } = await pixelsDe(exemplo(nome))
    expect([canais, ...bytes]).toEqual([3, ...rampaEmCor])
  })

  it('JPEG com perda, em cor, tem a cor certa', async () => {
    const { canais, bytes } = await pixelsDe(exemplo('jpeg-cor'))
    expect(canais).toBe(3)
    const erros = Array.from(bytes, (valor, i) => Math.abs(valor - (rampaEmCor[i] ?? 0)))
    expect(erros.reduce((soma, erro) => soma + erro, 0) / erros.length).toBeLessThan(12)
  })

  it.each([
    ['JPEG 2000', JPEG2000, ['@cornerstonejs/codec-openjpeg', 'wasmjs', 'wasm', 'J2KEncoder']],
    ['HTJ2K', HTJ2K, ['@cornerstonejs/codec-openjph', 'wasmjs', 'wasm', 'HTJ2KEncoder']],
  ] as const)('%s sem perda é a rampa', async (_, sintaxe, codec) => {
    const codificado = await codificar(...(codec as unknown as [string, string, string, string]))
    expect(
      maiorErro(await feitos({ ...em16bits, sintaxe, pixels: [codificado] }), esticada(rampa16)),
    ).toBeLessThanOrEqual(1)
  })
})

describe('como se vê', () => {
  const quatro = { linhas: 1, colunas: 4 }
  const janela = (centro: string, largura: string): Elemento[] => [
    [0x0028_1050, 'DS', centro],
    [0x0028_1051, 'DS', largura],
  ]

  it('8 bits sem janela ficam como estão', async () => {
    expect(await feitos({ ...quatro, pixels: Uint8Array.of(0, 100, 200, 255) })).toEqual([0, 100, 200, 255])
  })

  it('MONOCHROME1 é o negativo', async () => {
    const pixels = Uint8Array.of(0, 100, 200, 255)
    expect(await feitos({ ...quatro, interpretacao: 'MONOCHROME1', pixels })).toEqual([255, 155, 55, 0])
  })

  it('a janela do arquivo corta o que fica fora dela', async () => {
    const pixels = Uint8Array.of(0, 50, 100, 200)
    expect(await feitos({ ...quatro, elementos: janela('100', '101'), pixels })).toEqual([0, 1, 129, 255])
  })

  it('a janela vale sobre o valor da modalidade', async () => {
    const elementos: Elemento[] = [...janela('40', '400'), [0x0028_1052, 'DS', '-1024'], [0x0028_1053, 'DS', '1']]
    const pixels = new Uint8Array(Uint16Array.of(0, 1064, 864, 1264).buffer)
    expect(await feitos({ ...quatro, bits: 16, elementos, pixels })).toEqual([0, 128, 0, 255])
  })

  it('uma imagem toda de um valor não divide por zero', async () => {
    const pixels = new Uint8Array(Uint16Array.of(7, 7, 7, 7).buffer)
    expect(new Set(await feitos({ ...quatro, bits: 16, pixels })).size).toBe(1)
  })

  it('cor por planos e YBR viram RGB', async () => {
    const um = { linhas: 1, colunas: 2, amostras: 3, elementos: [[0x0028_0006, 'US', 1]] as const } as const
    expect(await feitos({ ...um, interpretacao: 'RGB', pixels: Uint8Array.of(1, 2, 3, 4, 5, 6) })).toEqual([
      1, 3, 5, 2, 4, 6,
    ])
    const ybr = await feitos({
      ...um,
      elementos: [],
      interpretacao: 'YBR_FULL',
      pixels: Uint8Array.of(76, 85, 255, 29, 255, 107),
    })
    expect(maiorErro(ybr, [254, 0, 0, 0, 0, 254])).toBeLessThanOrEqual(2)
  })

  it('duas colunas que dividem a cor, também', async () => {
    const pixels = Uint8Array.of(76, 76, 85, 255)
    const vermelhos = await feitos({ linhas: 1, colunas: 2, amostras: 3, interpretacao: 'YBR_FULL_422', pixels })
    expect(maiorErro(vermelhos, [254, 0, 0, 254, 0, 0])).toBeLessThanOrEqual(2)
  })

  it('uma paleta dá a cor de cada valor', async () => {
    const descritor = new Uint8Array(Uint16Array.of(4, 0, 16).buffer)
    const tabela = (...valores: number[]) => new Uint8Array(Uint16Array.from(valores, (valor) => valor << 8).buffer)
    const elementos: Elemento[] = [
      [0x0028_1101, 'US', descritor],
      [0x0028_1102, 'US', descritor],
      [0x0028_1103, 'US', descritor],
      [0x0028_1201, 'OW', tabela(0, 255, 0, 9)],
      [0x0028_1202, 'OW', tabela(0, 0, 255, 9)],
      [0x0028_1203, 'OW', tabela(0, 0, 0, 9)],
    ]
    const cores = await feitos({
      linhas: 1,
      colunas: 3,
      interpretacao: 'PALETTE COLOR',
      elementos,
      pixels: Uint8Array.of(1, 2, 200),
    })
    expect(cores).toEqual([255, 0, 0, 0, 255, 0, 9, 9, 9])
  })

  it.each([['solto', {}, Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8)]])(
    'de vários quadros, mostra o primeiro: %s',
    async (_, opcoes, pixels) => {
      const elementos: Elemento[] = [[0x0028_0008, 'IS', '2']]
      const { dados, pixels: lidos } = await abrirDicom(fazerDicom({ ...quatro, ...opcoes, elementos, pixels }))
      expect([dados.quadros, ...lidos.bytes]).toEqual([2, 1, 2, 3, 4])
    },
  )

  it('de vários quadros em JPEG, com um deles em dois pedaços, mostra o primeiro', async () => {
    const quadro = async (cor: string) =>
      new Uint8Array(
        await sharp({ create: { width: 64, height: 64, channels: 3, background: cor } })
          .jpeg({ quality: 95 })
          .toBuffer(),
      )
    const [preto, branco] = [await quadro('#000'), await quadro('#fff')]
    const meio = 2 * Math.floor(preto.length / 4)
    const { pixels } = await abrirDicom(
      fazerDicom({
        sintaxe: JPEG,
        linhas: 64,
        colunas: 64,
        amostras: 3,
        interpretacao: 'YBR_FULL_422',
        elementos: [[0x0028_0008, 'IS', '2']],
        pixels: [preto.slice(0, meio), preto.slice(meio), branco],
      }),
    )
    expect(Math.max(...pixels.bytes)).toBeLessThan(10)
  })
})

describe('o que o arquivo diz', () => {
  const dados = async (elementos: Elemento[]) =>
    (await abrirDicom(fazerDicom({ elementos, pixels: new Uint8Array(16) }))).dados

  it('nome, espécie, dia, modalidade e aparelho', async () => {
    expect(
      await dados([
        [0x0008_0020, 'DA', '20261125'],
        [0x0008_0060, 'CS', 'US'],
        [0x0008_0070, 'LO', 'Mindray'],
        [0x0008_1090, 'LO', 'Vetus 8'],
        [0x0010_0010, 'PN', 'Silva^Mel'],
        [0x0010_2201, 'LO', 'CANINE'],
      ]),
    ).toEqual({
      modalidade: 'US',
      paciente: 'Silva Mel',
      especie: 'CANINE',
      realizadoEm: '2026-11-25',
      aparelho: 'Mindray Vetus 8',
      quadros: 1,
    })
  })

  it('o fabricante que já está no nome do aparelho não se repete', async () => {
    const { aparelho } = await dados([
      [0x0008_0070, 'LO', 'GE'],
      [0x0008_1090, 'LO', 'GE LOGIQ e'],
    ])
    expect(aparelho).toBe('GE LOGIQ e')
  })

  it('o que falta, ou não é um dia, não é dito', async () => {
    expect(
      await dados([
        [0x0008_0020, 'DA', '20261340'],
        [0x0010_0010, 'PN', '  '],
      ]),
    ).toEqual({
      modalidade: null,
      paciente: null,
      especie: null,
      realizadoEm: null,
      aparelho: null,
      quadros: 1,
    })
  })

  const conceicao = (codificacao: BufferEncoding) => new Uint8Array(Buffer.from('Conceição', codificacao))
  it.each([
    ['ISO_IR 100', conceicao('latin1')],
    ['\\ISO 2022 IR 100', conceicao('latin1')],
    ['ISO_IR 192', conceicao('utf8')],
    ['', conceicao('utf8')],
    ['', conceicao('latin1')],
  ])('os acentos chegam inteiros (%j)', async (conjunto, nome) => {
    const { paciente } = await dados([
      [0x0008_0005, 'CS', conjunto],
      [0x0010_0010, 'PN', nome],
    ])
    expect(paciente).toBe('Conceição')
  })
})

describe('o que não se lê', () => {
  it.each([
    ['um vídeo', { sintaxe: '1.2.840.10008.1.2.4.102' }, /vídeo/],
    ['uma compressão desconhecida', { sintaxe: '1.2.3.4.5' }, /compressão que não lemos/],
    ['o que não tem imagem', { linhas: 0 }, /não tem imagem/],
    ['o que é grande demais', { linhas: 60_000, colunas: 60_000 }, /50 megapixels/],
  ] as const)('%s é recusado com o motivo', async (_, opcoes, motivo) => {
    const aberto = abrirDicom(fazerDicom({ ...opcoes, pixels: new Uint8Array(16) }))
    await expect(aberto).rejects.toThrow(motivo)
    await expect(aberto).rejects.toBeInstanceOf(DicomRecusado)
  })

  it('bytes trocados ou cortados nunca deixam de responder', async () => {
    const inteiro = exemplo('rle16')
    const pedinte = { dono: 'a', sinal: new AbortController().signal }
    await expect(lerDicom(inteiro.subarray(0, 900), pedinte)).rejects.toMatchObject({ codigo: 'TIPO_NAO_ACEITO' })
    await fc.assert(
      fc.asyncProperty(fc.nat(inteiro.length - 1), fc.nat(255), async (lugar, valor) => {
        const estragado = Buffer.from(inteiro)
        estragado[lugar] = valor
        await abrirDicom(estragado).then(
          ({ pixels }) => expect(pixels.bytes.length).toBe(pixels.largura * pixels.altura * pixels.canais),
          (erro: unknown) => expect(erro).toBeDefined(),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('só a marca do formato, no seu lugar, o faz DICOM', () => {
    expect(ehDicom(exemplo('implicito'))).toBe(true)
    expect(ehDicom(Buffer.from('DICM'))).toBe(false)
    expect(ehDicom(new Uint8Array(200))).toBe(false)
  })
})
