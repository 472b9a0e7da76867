import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { avaliarFormula, entradasDaFormula, escreverFormula, lerFormula, type Formula } from './formula.ts'

const lida = (texto: string): Formula => {
  const resultado = lerFormula(texto)
  if ('erro' in resultado) throw new Error(resultado.erro)
  return resultado.formula
}
const valores: Readonly<Record<string, number>> = { A: 3.2, B: 1.9, C: 10 }
const valorDe = (id: string) => valores[id] ?? Number.NaN
const avaliar = (texto: string, peso = 10) => avaliarFormula(lida(texto), valorDe, peso)

describe('avaliarFormula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) × 3', 9],
    ['10 - 4 - 3', 3],
    ['24 ÷ 4 / 2', 3],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2 + 10', 6],
    ['2 ^ -1', 0.5],
    ['--3', 3],
    ['raiz(9) + 0,5', 3.5],
    ['2.5*2', 5],
  ])('%s = %d', (texto, esperado) => expect(avaliar(texto)).toBeCloseTo(esperado, 12))

  it('refaz as fórmulas do catálogo (LVIDDN e fração de encurtamento do cão de 10 kg)', () => {
    expect(avaliar('A / peso ^ 0,294')).toBeCloseTo(1.626, 3)
    expect(avaliar('(A - B) / A * 100')).toBeCloseTo(40.6, 1)
  })

  it.each(['1 / 0', 'B - A', 'raiz(B - A)', 'A - A', 'NAO_MEDIDA + 1', 'peso / 0'])(
    '%s não dá um número acima de zero',
    (texto) => expect(avaliar(texto)).toBeNull(),
  )
})

describe('lerFormula', () => {
  it.each([
    ['', 'A fórmula está incompleta.'],
    ['1 +', 'A fórmula está incompleta.'],
    ['(1 + 2', 'Falta fechar um parêntese.'],
    ['1 2', 'Falta uma conta antes de “2”.'],
    ['* 2', 'Falta um número ou uma medida antes de “*”.'],
    ['1 + )', 'Falta um número ou uma medida antes de “)”.'],
    ['raiz 4', 'Abra um parêntese depois de “raiz”.'],
    ['A; drop table', 'Não entendemos “; drop table”.'],
    ['constructor.constructor', 'Não entendemos “.constructor”.'],
    ['('.repeat(200), 'A fórmula tem parênteses demais.'],
    ['-'.repeat(200), 'A fórmula tem sinais demais.'],
  ])('%j: %s', (texto, erro) => expect(lerFormula(texto)).toEqual({ erro }))

  it('com qualquer texto responde uma fórmula ou um motivo, e nunca lança', () => {
    const pedacos = fc.constantFrom('(', ')', '+', '-', '*', '/', '^', 'A', 'peso', 'raiz', '1', '2,5', ' ', '.', 'ç')
    const textos = fc.oneof(
      fc.string(),
      fc.array(pedacos, { maxLength: 60 }).map((lista) => lista.join('')),
    )
    fc.assert(
      fc.property(textos, (texto) => {
        const resultado = lerFormula(texto)
        if ('erro' in resultado) return resultado.erro.length > 0
        const valor = avaliarFormula(resultado.formula, valorDe, 10)
        return valor === null || (Number.isFinite(valor) && valor > 0)
      }),
      { numRuns: 1_000 },
    )
  })
})

const { formula: formulas } = fc.letrec<{ formula: Formula }>((amarrar) => ({
  formula: fc.oneof(
    { depthSize: 'small', maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<Formula>({ tipo: 'peso' }, { tipo: 'medida', id: 'A' }, { tipo: 'medida', id: 'PROPRIA_X1' }),
    fc.integer({ min: 0, max: 99_999 }).map((n): Formula => ({ tipo: 'numero', valor: n / 100 })),
    fc.record({ tipo: fc.constantFrom('raiz' as const, 'oposto' as const), de: amarrar('formula') }),
    fc.record({
      tipo: fc.constant('conta' as const),
      operador: fc.constantFrom('+', '-', '*', '/', '^'),
      a: amarrar('formula'),
      b: amarrar('formula'),
    }),
  ),
}))

describe('escreverFormula', () => {
  it('o que escreve é lido de volta como a mesma fórmula', () => {
    fc.assert(
      fc.property(formulas, (formula) => {
        expect(lerFormula(escreverFormula(formula))).toEqual({ formula })
      }),
      { numRuns: 500 },
    )
  })

  it('mostra a gente o símbolo em vez da chave', () => {
    expect(escreverFormula(lida('(A-B)/A*100'), (id) => `sigla ${id}`)).toBe('(sigla A - sigla B) / sigla A * 100')
  })
})

it('entradasDaFormula diz cada medida uma vez, e se usa o peso', () => {
  expect(entradasDaFormula(lida('B * A ^ 2 + A / raiz(peso)'))).toEqual({ medidas: ['B', 'A'], usaPeso: true })
  expect(entradasDaFormula(lida('-A + 1'))).toEqual({ medidas: ['A'], usaPeso: false })
})
