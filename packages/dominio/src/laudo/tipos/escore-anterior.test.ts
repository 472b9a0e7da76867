import { expect, it } from 'vitest'
import type { CorpoDe } from './corpo.ts'
import { antesDoItem, escreverAnterior } from './escore-anterior.ts'
import { imprimirCorpo } from './imprimir-corpo.ts'
import { corpoVazio } from './pecas.ts'
import { trazerCorpo } from './trazer-corpo.ts'

const sitios = (...pontos: number[]) => ['dh', 'er', 'cc', 'hr'].map((id, i) => ({ id, pontos: pontos[i] ?? 0 }))
const afast = (campos: Partial<CorpoDe<'ESCORE'>> = {}): CorpoDe<'ESCORE'> => ({
  tipo: 'ESCORE',
  escala: 'AFAST',
  itens: sitios(1, 1, 1),
  anterior: { em: '2026-08-12', itens: sitios(1, 1) },
  ...campos,
})

it('diz o total de antes, o que queria dizer e quanto mudou', () => {
  expect(escreverAnterior(afast())).toBe('12/08/2026: 2 de 4, pequeno volume (+1)')
  expect(escreverAnterior(afast({ itens: sitios() }))).toContain('(-2)')
  expect(escreverAnterior(afast({ itens: sitios(0, 0, 1, 1) }))).toContain('(mesmo total)')
  expect(escreverAnterior(afast({ itens: [] }))).toBe('12/08/2026: 2 de 4, pequeno volume')
})

it('de uma escala que ninguém soma, e de um exame incompleto, diz o dia', () => {
  const anterior = { em: '2026-08-12', itens: [{ id: 'estomago', pontos: null, fora: true }] }
  const endoscopia = afast({ escala: 'ENDOSCOPIA', itens: [{ id: 'esofago', pontos: 2 }], anterior })
  expect(escreverAnterior(endoscopia)).toBe('12/08/2026')
  expect(escreverAnterior(afast({ anterior: { em: '2026-08-12', itens: [] } }))).toBe('12/08/2026')
  expect(antesDoItem(endoscopia, 'estomago')).toBe('Fora do exame')
  expect(antesDoItem(endoscopia, 'esofago')).toBe('')
})

it.each([null, undefined])('sem o que comparar (%s) nada se diz, e o quadro é o de sempre', (anterior) => {
  const { anterior: _, ...semAnterior } = afast()
  const corpo = anterior === null ? { ...semAnterior, anterior } : semAnterior
  expect(escreverAnterior(corpo)).toBe('')
  const impresso = imprimirCorpo(corpo, { figuras: [] })
  expect(impresso?.colunas).toEqual(['Item', 'Achado', 'Pontos'])
  expect(impresso?.campos.map(({ rotulo }) => rotulo)).toEqual(['Escala', 'Total', 'Leitura'])
})

it('é impresso com o total e item a item', () => {
  const impresso = imprimirCorpo(afast(), { figuras: [] })
  expect(impresso?.campos).toContainEqual({
    rotulo: 'Exame anterior',
    valor: '12/08/2026: 2 de 4, pequeno volume (+1)',
  })
  expect(impresso?.colunas).toEqual(['Item', 'Achado', 'Pontos', 'Exame anterior'])
  expect(impresso?.linhas.map(({ celulas }) => celulas.slice(2))).toEqual([
    ['1', '1'],
    ['1', '1'],
    ['1', '0'],
    ['0', '0'],
  ])
})

it('o que vem do exame anterior vem com o que comparar, com os pontos ou sem eles; um modelo não tem nenhum', () => {
  const vazio = corpoVazio(afast())
  expect(vazio).toEqual({ tipo: 'ESCORE', escala: 'AFAST', itens: [] })
  const anterior = afast({ itens: sitios(1), anterior: { em: '2026-01-01', itens: sitios(1, 1, 1, 1) } })
  const trazer = (comMedidas: boolean) =>
    trazerCorpo({ corpo: vazio }, { corpo: anterior }, { em: '2026-08-12', comMedidas }).corpo
  const deAntes = { em: '2026-08-12', itens: sitios(1) }
  expect(trazer(true)).toEqual({ ...vazio, itens: sitios(1), anterior: deAntes })
  expect(trazer(false)).toEqual({ ...vazio, anterior: deAntes })
  const deOutra = { corpo: { ...anterior, escala: 'MINE' as const } }
  expect(trazerCorpo({ corpo: vazio }, deOutra, { em: '2026-08-12', comMedidas: true }).corpo).toEqual(vazio)
})
