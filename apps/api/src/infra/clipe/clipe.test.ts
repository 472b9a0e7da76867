import { ClipeRecusado } from '@vetlume/dominio/clipe'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fazerAvi, fazerMp4, jpeg, montarAvi } from '../../../teste/clipe.ts'
import { lerClipeDe } from './abrir.ts'
import { desenharCapa } from './capa-neutra.ts'
import { fonteDaMemoria } from './fonte.ts'

const ler = (bytes: Buffer) => lerClipeDe(fonteDaMemoria(bytes))
/** Colour of a pixel of what came out. */
const cor = (
  { bytes, largura, canais }: { bytes: Uint8Array; largura: number; canais: number },
  x: number,
  y: number,
) => [...bytes.subarray((y * largura + x) * canais, (y * largura + x) * canais + canais)]
const perto = (achada: readonly number[], esperada: readonly number[]) =>
  expect(achada.every((valor, i) => Math.abs(valor - (esperada[i] ?? 0)) <= 6)).toBe(true)

describe('AVI', () => {
  it('em MJPEG: o primeiro quadro, e o que o cabeçalho diz', async () => {
    const quadros = [new Uint8Array(), await jpeg('#2040c0'), ...Array.from({ length: 23 }, () => new Uint8Array())]
    const { dados, pixels } = await ler(montarAvi({ quadros }))
    expect(dados).toEqual({ formato: 'AVI', duracaoMs: 2500, largura: 64, altura: 48, quadrosPorSegundo: 10 })
    expect(pixels).toMatchObject({ largura: 64, altura: 48, canais: 3 })
    if (pixels !== null) perto(cor(pixels, 10, 10), [0x20, 0x40, 0xc0])
  })

  it('de dois campos: o quadro tem a altura do vídeo', async () => {
    const { pixels } = await ler(await fazerAvi({ quadros: [await jpeg('#112233', 64, 24)] }))
    expect(pixels).toMatchObject({ largura: 64, altura: 48 })
  })

  it.each([
    [
      '24 bits, de baixo para cima',
      { altura: 2, bits: 24, quadro: [1, 2, 3, 4, 5, 6, 0, 0, 7, 8, 9, 10, 11, 12, 0, 0] },
    ],
    [
      '24 bits, de cima para baixo',
      { altura: -2, bits: 24, quadro: [7, 8, 9, 10, 11, 12, 0, 0, 1, 2, 3, 4, 5, 6, 0, 0] },
    ],
    ['32 bits', { altura: 2, bits: 32, quadro: [1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9, 0, 10, 11, 12, 0] }],
    [
      'paleta',
      {
        altura: 2,
        bits: 8,
        quadro: [0, 1, 0, 0, 2, 3, 0, 0],
        paleta: Uint8Array.from([1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9, 0, 10, 11, 12, 0]),
      },
    ],
    [
      'com o nome de quem a escreveu, e linhas sem nada no meio',
      { altura: 2, bits: 24, compressao: 'DIB ', quadro: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
    ],
  ])('sem compressão, %s', async (_, { quadro, ...formato }) => {
    const avi = montarAvi({ compressao: '', ...formato, largura: 2, quadros: [Uint8Array.from(quadro)] })
    const { pixels } = await ler(avi)
    expect([...(pixels?.bytes ?? [])]).toEqual([9, 8, 7, 12, 11, 10, 3, 2, 1, 6, 5, 4])
  })

  it.each([
    ['Y800, escrito de cima', { compressao: 'Y800', altura: 2 }],
    ['Y8, que diz outros bits', { compressao: 'Y8  ', altura: 2, bits: 12 }],
    ['8 bits sem paleta', { compressao: '', altura: -2, bits: 8 }],
  ])('em cinza, %s: cada valor é o seu cinza', async (_, formato) => {
    for (const quadro of [
      [10, 20, 0, 0, 30, 40, 0, 0],
      [10, 20, 30, 40],
    ]) {
      const { pixels } = await ler(montarAvi({ bits: 8, ...formato, largura: 2, quadros: [Uint8Array.from(quadro)] }))
      expect([...(pixels?.bytes ?? [])]).toEqual([10, 20, 30, 40].flatMap((valor) => [valor, valor, valor]))
    }
  })

  it.each([
    ['som, que vem antes', { tipo: 'auds', antes: true }],
    ['outro vídeo, que vem depois', { tipo: 'vids', antes: false }],
  ] as const)('com %s: o quadro é do primeiro vídeo', async (_, outra) => {
    const dados = await jpeg('#c02020')
    const { pixels } = await ler(montarAvi({ quadros: [await jpeg('#2040c0')], outra: { ...outra, dados } }))
    expect(pixels).not.toBeNull()
    if (pixels !== null) perto(cor(pixels, 10, 10), [0x20, 0x40, 0xc0])
  })

  it('de outro codec não tem quadro, e o que se sabe dele fica', async () => {
    const { dados, pixels } = await ler(montarAvi({ compressao: 'XVID', quadros: [Buffer.from('abcd')] }))
    expect([pixels, dados.duracaoMs]).toEqual([null, 100])
  })

  it('o que vem depois do fim dele não é dele', async () => {
    const avi = Buffer.concat([await fazerAvi(), Buffer.alloc(40, 0xff)])
    expect((await ler(avi)).dados.formato).toBe('AVI')
  })

  it.each([
    ['cortado', async () => (await fazerAvi()).subarray(0, -30), /incompleto/],
    ['sem quadros', async () => montarAvi({ quadros: [] }), /incompleto/],
    ['que diz MJPEG e não é', async () => montarAvi({ quadros: [Buffer.from('nada disso')] }), /danificado/],
    ['de quadro cortado', async () => montarAvi({ quadros: [(await jpeg()).subarray(0, 200)] }), /danificado/],
    [
      'menor do que a imagem que anuncia',
      async () => montarAvi({ compressao: '', quadros: [Buffer.alloc(9)] }),
      /danificado/,
    ],
  ])('%s é recusado com o motivo', async (_, montar, motivo) => {
    await expect(ler(await montar())).rejects.toThrow(motivo)
    await expect(ler(await montar())).rejects.toBeInstanceOf(ClipeRecusado)
  })
})

describe('MP4', () => {
  it('diz quanto dura, de que tamanho é e quantos quadros tem por segundo', async () => {
    expect(await ler(fazerMp4())).toEqual({
      dados: { formato: 'MP4', duracaoMs: 8000, largura: 320, altura: 240, quadrosPorSegundo: 30 },
      pixels: null,
    })
  })

  it('o de um telefone em pé é mais alto do que largo', async () => {
    expect((await ler(fazerMp4({ deitado: true }))).dados).toMatchObject({ largura: 240, altura: 320 })
  })

  it('o que não se sabe, ou não pode ser, não se inventa', async () => {
    expect((await ler(fazerMp4({ duracao: 0, largura: 0, quadros: 1 }))).dados).toEqual({
      formato: 'MP4',
      duracaoMs: null,
      largura: null,
      altura: 240,
      quadrosPorSegundo: null,
    })
  })

  it.each([
    ['cortado no fim', fazerMp4().subarray(0, -40), /incompleto/],
    ['cortado no meio dos quadros, com o índice antes', fazerMp4({ indiceAntes: true }).subarray(0, -10), /incompleto/],
    ['cortado antes do índice', fazerMp4().subarray(0, 80), /incompleto/],
    ['cujo índice aponta para além do fim', fazerMp4({ onde: 90_000 }), /incompleto/],
    ['só de som', fazerMp4({ trilha: 'soun' }), /não tem vídeo/],
    ['que é uma imagem HEIC', Buffer.concat([fazerMp4({ marca: 'heic' }).subarray(0, 20)]), /não tem vídeo/],
    ['QuickTime', fazerMp4({ marca: 'qt  ' }), /QuickTime/],
    ['que é outra coisa', Buffer.from('%PDF-1.7 e mais'), /não tem vídeo/],
    ['vazio', Buffer.alloc(0), /não tem vídeo/],
  ])('%s é recusado com o motivo', async (_, bytes, motivo) => {
    await expect(ler(bytes)).rejects.toThrow(motivo)
  })
})

/** Either it is read, or refused in words: nothing else, and soon. */
async function responde(bytes: Buffer): Promise<void> {
  try {
    await ler(bytes)
  } catch (erro) {
    expect(erro).toBeInstanceOf(ClipeRecusado)
  }
}

describe('bytes de um estranho', () => {
  const cabeca = fc.constantFrom(
    Buffer.from('RIFF\u0020\0\0\0AVI ', 'latin1'),
    Buffer.from('\0\0\0\u0018ftypisom', 'latin1'),
  )

  it('quaisquer, com um começo que convence', async () => {
    await fc.assert(
      fc.asyncProperty(cabeca, fc.uint8Array({ maxLength: 600 }), async (inicio, resto) =>
        responde(Buffer.concat([inicio, resto])),
      ),
      { numRuns: 500 },
    )
  })

  it('um clipe bom com alguns bytes trocados ou cortado em qualquer lugar', async () => {
    const bons = [
      fazerMp4(),
      await fazerAvi(),
      montarAvi({ compressao: '', largura: 2, altura: 2, quadros: [Buffer.alloc(16)] }),
    ]
    const troca = fc.record({ onde: fc.nat(400), valor: fc.nat(255) })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...bons),
        fc.array(troca, { maxLength: 8 }),
        fc.nat(2_000),
        async (bom, trocas, ate) => {
          const bytes = Buffer.from(bom.subarray(0, ate < 1_000 ? ate : bom.length))
          for (const { onde, valor } of trocas) if (onde < bytes.length) bytes[onde] = valor
          await responde(bytes)
        },
      ),
      { numRuns: 600 },
    )
  })

  it('partes sem fim, de nenhum tamanho, não se percorrem para sempre', async () => {
    const nadas = Buffer.alloc(8 * 40_000)
    for (let i = 0; i < nadas.length; i += 8) nadas.write('JUNK', i, 'latin1')
    const riff = Buffer.alloc(12)
    riff.write('RIFF', 0, 'latin1')
    riff.writeUInt32LE(nadas.length + 4, 4)
    riff.write('AVI ', 8, 'latin1')
    await expect(ler(Buffer.concat([riff, nadas]))).rejects.toThrow(/danificado/)
  })
})

it('a capa de um clipe sem quadro é a mesma cada vez, e um nome não é marcação', async () => {
  const capa = () => desenharCapa('<b>Rex & Cia</b>.mp4', { formato: 'MP4', duracaoMs: 8_000 })
  const [uma, outra] = await Promise.all([capa(), capa()])
  expect(Buffer.compare(Buffer.from(uma.bytes), Buffer.from(outra.bytes))).toBe(0)
  const sem = await desenharCapa('outro.mp4', { formato: 'MP4', duracaoMs: null })
  expect(Buffer.compare(Buffer.from(uma.bytes), Buffer.from(sem.bytes))).not.toBe(0)
})
