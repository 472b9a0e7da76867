import { describe, expect, it } from 'vitest'
import { escreverDecimal, escreverDiferenca, lerDecimal, soDecimais } from './medidas.ts'

describe('decimais', () => {
  it.each([
    ['1,85', 1.85],
    ['1.85', 1.85],
    [' 12 ', 12],
    ['3,', 3],
    [',5', 0.5],
    ['', null],
    ['  ', null],
    ['1,2,3', undefined],
    ['-1', -1],
    ['−34,7', -34.7],
    ['-', undefined],
    ['1-2', undefined],
    ['1e3', undefined],
    ['abc', undefined],
    [',', undefined],
  ])('lê %j como %j', (texto, esperado) => {
    expect(lerDecimal(texto)).toBe(esperado)
  })

  it('só deixa o sinal onde abaixo de zero é um resultado', () => {
    expect(soDecimais('-34,7', true)).toBe('-34,7')
    expect(soDecimais('−34a', true)).toBe('-34')
    expect(soDecimais('3-4', true)).toBe('34')
    expect(soDecimais('-34,7', false)).toBe('34,7')
  })

  it('escreve com vírgula, com as casas da medida ao menos', () => {
    expect([
      escreverDecimal(1.8, 2),
      escreverDecimal(1.856, 2),
      escreverDecimal(1234.5),
      escreverDecimal(null, 2),
      escreverDecimal(-34.7),
    ]).toEqual(['1,80', '1,856', '1234,5', '', '-34,7'])
    expect([0.12, -0.3, 0.004, 0].map(escreverDiferenca)).toEqual(['+0,12', '−0,3', '+0,004', '0'])
  })
})
