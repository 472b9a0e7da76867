import { ClipeRecusado } from '@vetlume/dominio/clipe'
import fc from 'fast-check'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { bloco, caixa, fazerAvi, fazerMp4, inteiros, lista } from '../../../teste/clipe.ts'
import { lerClipeDe } from './abrir.ts'
import { emendar } from './emenda.ts'
import { abrirParaEntregar } from './entregar.ts'
import { fonteDaMemoria } from './fonte.ts'
import { taparClipe } from './tapar.ts'

const LUGAR = '-23.5505-046.6333/'
const letras = (texto: string) => Buffer.from(texto, 'latin1')
/** As telephones write where they were: an atom of three letters and a sign, with its text. */
const lugar = () => caixa('\u00a9xyz', Buffer.from([0, LUGAR.length, 0x15, 0xc7]), letras(LUGAR))
const udta = () => caixa('udta', lugar())

async function tapado(bytes: Buffer): Promise<Buffer> {
  const copia = Buffer.from(bytes)
  emendar(copia, 0, await taparClipe(fonteDaMemoria(bytes)))
  return copia
}

/** Of 64 bits of length, as files above 4 GB have them. */
function caixaLonga(tipo: string, conteudo: Uint8Array): Buffer {
  const cabeca = Buffer.alloc(16)
  cabeca.writeUInt32BE(1, 0)
  cabeca.write(tipo, 4, 'latin1')
  cabeca.writeBigUInt64BE(BigInt(conteudo.length + 16), 8)
  return Buffer.concat([cabeca, conteudo])
}

/** A track that says what a telephone measured while it filmed, whose samples are among the film's. */
const trilhaDeDados = (onde: readonly number[], tamanhos: readonly number[], porPedaco = 1) =>
  caixa(
    'trak',
    caixa(
      'mdia',
      caixa('hdlr', inteiros(0, 0), letras('meta'), Buffer.alloc(13)),
      caixa(
        'minf',
        caixa(
          'stbl',
          caixa('stsc', inteiros(0, 1, 1, porPedaco, 1)),
          caixa('stsz', inteiros(0, 0, tamanhos.length, ...tamanhos)),
          caixa('stco', inteiros(0, onde.length, ...onde)),
        ),
      ),
    ),
  )

describe('MP4 que sai da empresa', () => {
  it.each([
    ['udta no índice', { noIndice: [udta()] }],
    ['udta na trilha do filme', { naTrilha: [udta()] }],
    ['meta no índice', { noIndice: [caixa('meta', inteiros(0), caixa('ilst', letras(LUGAR)))] }],
    ['loci dentro de udta', { noIndice: [caixa('udta', caixa('loci', inteiros(0), letras(LUGAR)))] }],
    ['XMP em uuid', { noFim: [caixa('uuid', Buffer.alloc(16, 9), letras(`<x:xmpmeta>${LUGAR}`))] }],
    ['índice antes do filme', { indiceAntes: true, noIndice: [udta()] }],
    ['o que sobrou numa caixa livre', { noFim: [caixa('free', letras(LUGAR))] }],
    ['caixa de tamanho de 64 bits', { noFim: [caixaLonga('uuid', letras(LUGAR))] }],
    ['caixa que vai até o fim', { noFim: [Buffer.concat([inteiros(0), letras(`uuid${LUGAR}`)])] }],
    ['caixa que ninguém conhece', { noIndice: [caixa('XyZ!', letras(LUGAR))] }],
    ['restos que não fazem uma caixa', { noFim: [letras('-23.5')] }],
  ])('%s: não diz o lugar, e o resto fica byte a byte onde estava', async (_, extras) => {
    const bytes = fazerMp4({ dados: Buffer.alloc(500, 7), ...extras })
    const saida = await tapado(bytes)
    expect(saida.length).toBe(bytes.length)
    expect(saida.includes(LUGAR)).toBe(false)
    expect(saida.includes('-23.5')).toBe(false)
    const { dados } = await lerClipeDe(fonteDaMemoria(saida))
    expect(dados).toEqual((await lerClipeDe(fonteDaMemoria(bytes))).dados)
    const filme = bytes.indexOf('mdat') + 4
    expect(saida.subarray(filme, filme + 500)).toEqual(bytes.subarray(filme, filme + 500))
  })

  it('o que não tem nada a tirar sai igual', async () => {
    expect(await tapado(fazerMp4())).toEqual(fazerMp4())
  })

  it('uma trilha do que o telefone media sai com as suas amostras, e só elas', async () => {
    const dados = Buffer.concat([letras('FILME1'), letras('GPS-1GPS-2'), letras('FILME2'), letras('GPS-3')])
    const em = 28
    const trilha = trilhaDeDados([em + 6, em + 22], [5, 5, 5], 2)
    const bytes = fazerMp4({ dados, noIndice: [trilha] })
    expect(bytes.indexOf('FILME1')).toBe(em)
    const saida = await tapado(bytes)
    expect(saida.subarray(em, em + dados.length).toString('latin1')).toBe(
      `FILME1${'\0'.repeat(10)}FILME2${'\0'.repeat(5)}`,
    )
    expect(saida.includes('meta')).toBe(false)
  })

  it('em pedaços, com o que se gravou junto, não pode ser entregue: é recusado com o motivo', async () => {
    const trilha = trilhaDeDados([], [])
    const bytes = fazerMp4({ noIndice: [trilha], noFim: [caixa('moof', caixa('mfhd', inteiros(0, 1)))] })
    await expect(lerClipeDe(fonteDaMemoria(bytes))).rejects.toThrow(/dados gravados junto/)
    const soFilme = fazerMp4({ noFim: [caixa('moof', caixa('mfhd', inteiros(0, 1)), caixa('udta', letras(LUGAR)))] })
    expect((await tapado(soFilme)).includes(LUGAR)).toBe(false)
  })

  it.each([
    ['cortado no meio de uma caixa', fazerMp4({ noFim: [caixa('uuid', Buffer.alloc(40))] }).subarray(0, -8)],
    ['uma caixa maior do que a que a tem', fazerMp4({ noIndice: [Buffer.concat([inteiros(999), letras('udta')])] })],
    ['caixas sem fim', fazerMp4({ noIndice: [Buffer.concat(Array.from({ length: 20_001 }, () => caixa('udta')))] })],
  ])('%s: é recusado', async (_, bytes) => {
    await expect(taparClipe(fonteDaMemoria(bytes))).rejects.toBeInstanceOf(ClipeRecusado)
  })

  it('de bytes quaisquer, recusa ou devolve emendas dentro do arquivo', async () => {
    const inicio = fazerMp4({ noIndice: [udta()] })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(inicio.length - 1), fc.nat(255)), { maxLength: 12 }),
        async (trocas) => {
          const bytes = Buffer.from(inicio)
          for (const [onde, valor] of trocas) bytes[onde] = valor
          const saida = await tapado(bytes).catch((erro: unknown) => erro)
          if (saida instanceof Buffer) expect(saida.length).toBe(bytes.length)
          else expect(saida).toBeInstanceOf(ClipeRecusado)
        },
      ),
      { seed: 11, numRuns: 300 },
    )
  })
})

describe('AVI que sai da empresa', () => {
  it('perde o que diz de quem e quando, e toca igual', async () => {
    const extras = [
      lista('INFO', bloco('IART', letras('Maria da Silva'))),
      bloco('IDIT', letras('Rua das Acácias, 10')),
    ]
    const bytes = Buffer.concat([await fazerAvi({ extras }), letras('resto: Maria')])
    const saida = await tapado(bytes)
    for (const dito of ['Maria', 'Rua das']) expect([bytes.includes(dito), saida.includes(dito)]).toEqual([true, false])
    expect(saida.length).toBe(bytes.length)
    expect(await lerClipeDe(fonteDaMemoria(saida))).toEqual(await lerClipeDe(fonteDaMemoria(bytes)))
  })
})

describe('em trechos', () => {
  it('um trecho qualquer é o mesmo do inteiro, por partes de qualquer tamanho', async () => {
    const bytes = fazerMp4({ dados: Buffer.alloc(300, 7), noIndice: [udta()], noFim: [caixa('uuid', letras(LUGAR))] })
    const inteiro = await tapado(bytes)
    const arquivos = (passo: number) => ({
      async abrir(_: string, trecho = { inicio: 0, fim: bytes.length - 1 }) {
        const pedido = Buffer.from(bytes.subarray(trecho.inicio, trecho.fim + 1))
        return Readable.from(
          Array.from({ length: Math.ceil(pedido.length / passo) }, (__, i) =>
            Buffer.from(pedido.subarray(i * passo, (i + 1) * passo)),
          ),
          { objectMode: false },
        )
      },
    })
    const ponto = fc.nat(bytes.length - 1)
    await fc.assert(
      fc.asyncProperty(ponto, ponto, fc.integer({ min: 1, max: 90 }), async (um, outro, passo) => {
        const [inicio, fim] = [Math.min(um, outro), Math.max(um, outro)]
        const abrir = await abrirParaEntregar(arquivos(passo), 'a'.repeat(64), bytes.length)
        expect(await buffer(await abrir({ inicio, fim }))).toEqual(inteiro.subarray(inicio, fim + 1))
      }),
      { seed: 3, numRuns: 200 },
    )
    const abrir = await abrirParaEntregar(arquivos(64), 'a'.repeat(64), bytes.length)
    expect(await buffer(await abrir())).toEqual(inteiro)
  })
})
