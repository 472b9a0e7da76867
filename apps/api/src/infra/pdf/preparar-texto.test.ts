import type { BlocoRico, TextoRico } from '@vetlume/dominio/laudo'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linhasEstimadas, prepararTexto } from './preparar-texto.ts'
import { posicionarTabela } from './tabela-de-texto.ts'

type Tabela = Extract<BlocoRico, { type: 'table' }>
type Celula = Tabela['content'][number]['content'][number]

const paragrafo = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
const celula = (attrs: NonNullable<Celula['attrs']> = {}, type: Celula['type'] = 'tableCell'): Celula => ({
  type,
  attrs,
  content: [paragrafo('x')],
})
const tabela = (...linhas: Celula[][]): Tabela => ({
  type: 'table',
  content: linhas.map((content) => ({ type: 'tableRow', content })),
})
const doc = (...content: BlocoRico[]): TextoRico => ({ type: 'doc', content })

describe('tabelas do texto', () => {
  it('põe cada célula na primeira coluna livre, abaixo das que se estendem', () => {
    const posta = posicionarTabela(tabela([celula({ rowspan: 2 }), celula({ colspan: 2 })], [celula(), celula()]))
    expect(posta?.celulas.map(({ x, y, colspan, rowspan }) => [x, y, colspan, rowspan])).toEqual([
      [0, 0, 1, 2],
      [1, 0, 2, 1],
      [1, 1, 1, 1],
      [2, 1, 1, 1],
    ])
    expect(posta?.colunas).toEqual([1, 1, 1])
  })

  it('repete o título só quando a primeira linha inteira é título e não desce', () => {
    const titulo = (rowspan = 1) => celula({ rowspan }, 'tableHeader')
    expect(posicionarTabela(tabela([titulo(), titulo()], [celula(), celula()]))).toMatchObject({
      comTitulo: true,
      celulasDeTitulo: 2,
    })
    expect(posicionarTabela(tabela([titulo(), celula()], [celula(), celula()]))?.comTitulo).toBe(false)
    expect(posicionarTabela(tabela([titulo(2), titulo()], [celula()]))?.comTitulo).toBe(false)
  })

  it('usa as larguras do editor quando todas as colunas têm uma', () => {
    expect(
      posicionarTabela(tabela([celula({ colwidth: [120] }), celula({ colspan: 2, colwidth: [60, 90] })]))?.colunas,
    ).toEqual([120, 60, 90])
    expect(posicionarTabela(tabela([celula({ colwidth: [120] }), celula({ colwidth: null })]))?.colunas).toEqual([1, 1])
  })

  it('extensões que juntas pedem uma grade absurda não valem', () => {
    const posta = posicionarTabela(
      tabela(...Array.from({ length: 200 }, () => [celula({ colspan: 20, rowspan: 9_999 })])),
    )
    expect(posta?.colunas).toEqual([1])
    expect(posta?.celulas.every(({ colspan, rowspan }) => colspan === 1 && rowspan === 1)).toBe(true)
  })

  it('sem células não há tabela', () => {
    expect(posicionarTabela(tabela())).toBeNull()
    expect(posicionarTabela(tabela([], []))).toBeNull()
  })

  it('nenhuma célula se perde nem cobre outra, sejam quais forem as extensões pedidas', () => {
    const extensao = fc.oneof(fc.integer({ min: -3, max: 6 }), fc.constant(1_000_000_000))
    const linhas = fc.array(
      fc.array(
        fc.record({ colspan: extensao, rowspan: extensao }).map((attrs) => celula(attrs)),
        { maxLength: 5 },
      ),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(linhas, (geradas) => {
        const posta = posicionarTabela(tabela(...geradas))
        const total = geradas.flat().length
        if (!posta) return total === 0
        const lugares = posta.celulas.flatMap(({ x, y, colspan, rowspan }) =>
          Array.from({ length: colspan * rowspan }, (_, i) => `${x + (i % colspan)},${y + Math.floor(i / colspan)}`),
        )
        const dentro = posta.celulas.every(
          ({ x, y, colspan, rowspan }) => x + colspan <= posta.colunas.length && y + rowspan <= geradas.length,
        )
        return posta.celulas.length === total && new Set(lugares).size === lugares.length && dentro
      }),
    )
  })
})

describe('texto preparado', () => {
  it('tira blocos vazios e conserva a ordem dos outros', () => {
    const preparado = prepararTexto(
      doc({ type: 'paragraph' }, paragrafo('a'), { type: 'bulletList', content: [] }, tabela(), paragrafo('b')),
    )
    expect(preparado.content).toEqual([paragrafo('a'), paragrafo('b')])
  })

  it.each([
    [
      { start: 3, type: 'a' },
      { inicio: 3, numeracao: 'a.' },
    ],
    [
      { start: -2, type: '#panic()' },
      { inicio: 0, numeracao: '1.' },
    ],
    [undefined, { inicio: 1, numeracao: '1.' }],
    [
      { start: 3_998, type: 'I' },
      { inicio: 3_998, numeracao: 'I.' },
    ],
    [
      { start: 2_000_000, type: 'i' },
      { inicio: 2_000_000, numeracao: '1.' },
    ],
  ])('lista numerada com %j', (attrs, esperado) => {
    const lista: BlocoRico = {
      type: 'orderedList',
      content: [{ type: 'listItem', content: [paragrafo('a')] }],
      ...(attrs ? { attrs } : {}),
    }
    expect(prepararTexto(doc(lista)).content).toMatchObject([esperado])
  })

  it('estima linhas pelo tamanho, contando cada item e cada linha de tabela', () => {
    expect(linhasEstimadas(doc())).toBe(0)
    expect(linhasEstimadas(doc(paragrafo('a'), paragrafo('b'.repeat(200))))).toBe(4)
    expect(
      linhasEstimadas(
        doc({
          type: 'bulletList',
          content: [paragrafo('a'), paragrafo('b')].map((p) => ({ type: 'listItem', content: [p] })),
        }),
      ),
    ).toBe(2)
    expect(linhasEstimadas(doc(tabela([celula(), celula()], [celula(), celula()])))).toBe(2)
  })
})
