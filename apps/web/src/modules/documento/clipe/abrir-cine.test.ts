import { ClipeRecusado } from '@vetlume/dominio/clipe'
import { desempacotarQuadro } from '@vetlume/dominio/imagem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fazerAvi } from '../../../../teste/avi.ts'
import { ErroDeApi } from '../../../lib/erro-de-api.ts'
import { abrirCine, CodecSemCine } from './abrir-cine.ts'

/** As far as anybody looks before it is drawn: a JPEG with tables of its own, told apart by its last byte. */
const quadro = (n: number) => Uint8Array.from([0xff, 0xd8, 0xff, 0xc4, 0, 3, n])
const SEM_TABELAS = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 7])
const VAZIO = new Uint8Array()

interface Chegada {
  bytes: Uint8Array<ArrayBuffer>
  /** What comes at once; the rest when told. */
  logo?: number
  tamanho?: string | null
}

function chegar({ bytes, logo = bytes.length, tamanho = String(bytes.length) }: Chegada) {
  let fluxo: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null = null
  const corpo = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controle) {
      fluxo = controle
      controle.enqueue(bytes.subarray(0, logo))
      if (logo === bytes.length) controle.close()
    },
  })
  vi.stubGlobal(
    'fetch',
    async () => new Response(corpo, { headers: tamanho === null ? {} : { 'content-length': tamanho } }),
  )
  return {
    resto() {
      fluxo?.enqueue(bytes.subarray(logo))
      fluxo?.close()
    },
    cair: () => fluxo?.error(new TypeError('network')),
  }
}

const abrir = () => abrirCine('/api/laudo-clipe?passe=x', new AbortController().signal)
const ler = async ({ quadros }: Awaited<ReturnType<typeof abrir>>, qual: number) => {
  const { cabecalho, corpo } = desempacotarQuadro(new Uint8Array(await (await quadros(0, qual)).arrayBuffer()))
  return { ...cabecalho, qual: corpo.at(-1), corpo }
}

afterEach(() => vi.unstubAllGlobals())

describe('o cine de um AVI em MJPEG', () => {
  it('tem todos os quadros na ordem, dentro de listas também, e o tempo de cada um', async () => {
    chegar({ bytes: fazerAvi([quadro(1), quadro(2), quadro(3)], { porSegundo: 20 }) })
    const cine = await abrir()
    expect(cine).toMatchObject({ largura: 64, altura: 48, total: 3 })
    const lidos = await Promise.all([2, 0, 1].map((qual) => ler(cine, qual)))
    expect(lidos.map(({ qual }) => qual)).toEqual([3, 1, 2])
    expect(lidos[0]).toMatchObject({ total: 3, msPorQuadro: 50, cinza: null })
  })

  it('um quadro sem bytes é o de antes, por mais tempo', async () => {
    chegar({ bytes: fazerAvi([VAZIO, quadro(1), VAZIO, quadro(2)]) })
    const cine = await abrir()
    expect((await ler(cine, 1)).qual).toBe(1)
    expect(await ler(cine, 2)).toMatchObject({ qual: 2 })
  })

  it.each([
    ['mais', 9],
    ['menos', 1],
  ])('o cabeçalho que diz %s quadros do que há não engana', async (_, declarados) => {
    chegar({ bytes: fazerAvi([quadro(1), quadro(2)], { declarados }) })
    const cine = await abrir()
    expect((await ler(cine, 8)).qual).toBe(2)
    expect((await ler(cine, 0)).total).toBe(2)
  })

  it('começa com o que chegou, espera pelo que falta, e diz o que não veio', async () => {
    const bytes = fazerAvi([quadro(1), quadro(2), quadro(3)])
    const meio = bytes.length - 8
    const chegada = chegar({ bytes, logo: meio })
    const cine = await abrir()
    expect((await ler(cine, 0)).qual).toBe(1)
    const ultimo = ler(cine, 2)
    chegada.resto()
    expect((await ultimo).qual).toBe(3)

    const caida = chegar({ bytes, logo: meio })
    const outra = await abrir()
    const perdido = ler(outra, 2)
    caida.cair()
    await expect(perdido).rejects.toBeInstanceOf(ErroDeApi)
    // What came stays to be watched.
    expect((await ler(outra, 1)).qual).toBe(2)
  })

  it('sem que se diga o tamanho, é lido quando veio todo', async () => {
    chegar({ bytes: fazerAvi([quadro(1), quadro(2)]), tamanho: null })
    expect((await ler(await abrir(), 1)).qual).toBe(2)
  })

  it('o quadro sem tabelas ganha as do padrão, antes da imagem', async () => {
    chegar({ bytes: fazerAvi([SEM_TABELAS]) })
    const { corpo } = await ler(await abrir(), 0)
    expect([...corpo.subarray(0, 4)]).toEqual([0xff, 0xd8, 0xff, 0xc4])
    expect([...corpo.subarray(-5)]).toEqual([...SEM_TABELAS.subarray(2)])
    expect(corpo).toHaveLength(SEM_TABELAS.length + 432)
  })

  it.each([
    ['de outro codec', fazerAvi([Uint8Array.from([0, 0, 1, 0])], { codec: 'XVID' }), CodecSemCine],
    ['sem quadros', fazerAvi([]), ClipeRecusado],
    ['cortado', fazerAvi([quadro(1)]).subarray(0, 60), ClipeRecusado],
    ['que é outra coisa', Uint8Array.from({ length: 300 }, () => 7), ClipeRecusado],
  ])('%s não tem cine', async (_, bytes, erro) => {
    chegar({ bytes })
    await expect(abrir()).rejects.toBeInstanceOf(erro)
  })

  it('o endereço que não vale mais é dito pelo servidor', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ codigo: 'NAO_ENCONTRADO', mensagem: 'Não vale mais.' }, { status: 404 }),
    )
    await expect(abrir()).rejects.toThrow('Não vale mais.')
  })
})
