import { describe, expect, it } from 'vitest'
import { escreverDiametros, escreverFiguras, lerFiguras, lerTamanho } from './tamanho.ts'

describe('o tamanho que se digita', () => {
  it.each([
    ['2,1 x 1,4', { diametros: [2.1, 1.4] }],
    ['21X14 mm', { diametros: [21, 14], unidade: 'mm' }],
    ['1.2×0.8×2 CM', { diametros: [1.2, 0.8, 2], unidade: 'cm' }],
    ['', { diametros: [] }],
  ])('%s', (texto, lido) => expect(lerTamanho(texto)).toEqual(lido))

  it.each(['0', '-2', '2 x', '1x2x3x4', 'grande', '99999'])('“%s” não é tamanho', (texto) =>
    expect(lerTamanho(texto)).toBeUndefined(),
  )

  it('é escrito como se digita', () => expect(escreverDiametros([2.1, 1.4])).toBe('2,1 x 1,4'))
})

it('figuras pelos números, sem as que o laudo não tem', () => {
  expect(lerFiguras('3, 1 e 9', ['a', 'b', 'c'])).toEqual(['c', 'a'])
  expect(escreverFiguras(['c', 'a', 'z'], ['a', 'b', 'c'])).toBe('3, 1')
})
