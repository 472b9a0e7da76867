import { describe, expect, it } from 'vitest'
import { secao } from '../../teste/laudo/conteudo-de-exemplo.ts'
import type { Marca } from '../imagem/index.ts'
import { chaveDaMedida } from './calculo-das-medidas.ts'
import type { MedidaPreenchida } from './conteudo.ts'
import { medidasDaFigura, repartirFiguras, valorNoDestino } from './figuras-das-secoes.ts'

it('vai na unidade da medida', () => {
  expect(valorNoDestino({ valor: 12.34, unidade: 'mm' }, { unidade: 'cm' })).toBe(1.234)
  expect(valorNoDestino({ valor: 10.5, unidade: 'v' }, { unidade: 'v' })).toBe(10.5)
  expect(valorNoDestino({ valor: 10.5, unidade: 'v' }, { unidade: 'cm' })).toBeNull()
})

const MEIO_MM = [{ x: 0.5, y: 0.5, parte: null }]
const espessura = (valor: number | null, campos: Partial<MedidaPreenchida> = {}): MedidaPreenchida => ({
  id: 'BACO_ESPESSURA',
  rotulo: 'Espessura',
  valor,
  unidade: 'mm',
  lado: null,
  ...campos,
})
const BACO = chaveDaMedida('baco', espessura(null))
const RIM = chaveDaMedida('rim', espessura(null))
/** 25 mm, with pixels of half a millimetre. */
const marca = (escritaEm?: string[]): Marca => ({
  id: 'a',
  tipo: 'DISTANCIA',
  pontos: [
    { x: 0, y: 0 },
    { x: 30, y: 40 },
  ],
  ...(escritaEm && { escritaEm }),
})
const baco = (medida: MedidaPreenchida) => secao({ id: 'baco', titulo: 'Baço', medidas: [medida] })
const tiradas = (secoes: ReturnType<typeof baco>[], marcas: Marca[]) =>
  medidasDaFigura({ secoes }, { marcas }, MEIO_MM).map(({ secao: { id }, medida: { valor } }) => [id, valor])

describe('as medidas tiradas de uma figura', () => {
  it('são as que a marca diz, enquanto valem o que ela mede', () => {
    expect(tiradas([baco(espessura(25))], [marca([BACO])])).toEqual([['baco', 25]])
    expect(tiradas([baco(espessura(2.5, { unidade: 'cm' }))], [marca([BACO])])).toEqual([['baco', 2.5]])
    expect(tiradas([baco(espessura(26))], [marca([BACO])])).toEqual([])
    expect(tiradas([baco(espessura(null))], [marca([BACO])])).toEqual([])
  })

  it('nunca de quem por acaso tem o mesmo valor, nem do que não foi avaliado', () => {
    expect(tiradas([baco(espessura(25))], [marca()])).toEqual([])
    expect(tiradas([baco(espessura(25))], [marca([RIM])])).toEqual([])
    expect(tiradas([{ ...baco(espessura(25)), situacao: 'NAO_AVALIADO' }], [marca([BACO])])).toEqual([])
  })

  it('na ordem das seções, não na das marcas, e cada uma uma vez', () => {
    const secoes = [baco(espessura(25)), { ...baco(espessura(25)), id: 'rim' }]
    expect(tiradas(secoes, [marca([RIM]), marca([BACO]), marca([BACO])])).toEqual([
      ['baco', 25],
      ['rim', 25],
    ])
  })

  it('sem escala, a marca não mede nada', () => {
    expect(medidasDaFigura({ secoes: [baco(espessura(25))] }, { marcas: [marca([BACO])] }, [])).toEqual([])
  })
})

it('cada figura fica num lugar só, com o número que tem no documento', () => {
  const figura = (sha256: string, junto?: string) => ({
    sha256,
    legenda: '',
    largura: 4,
    altura: 3,
    ...(junto === undefined ? {} : { junto: { secao: junto, medidas: [] } }),
  })
  const secoes = [baco(espessura(25)), baco(espessura(25)), secao({ id: 'rim' })].map((uma) => ({
    ...uma,
    medidas: [],
  }))
  const imagens = [figura('a'), figura('b', 'baco'), figura('c', 'rim'), figura('d', 'baco'), figura('e', 'sumiu')]
  const { daSecao, noFim } = repartirFiguras({ imagens, secoes })
  const postas = [...secoes.map((_, i) => daSecao(i)), noFim].map((lugar) => lugar.map(({ indice }) => indice))
  expect(postas).toEqual([[1, 3], [], [2], [0, 4]])
})
