import { describe, expect, it } from 'vitest'
import { escreverDecimal, escreverDiferenca, lerDecimal } from './medidas.ts'

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
    ['-1', undefined],
    ['1e3', undefined],
    ['abc', undefined],
    [',', undefined],
  ])('lê %j como %j', (texto, esperado) => {
    expect(lerDecimal(texto)).toBe(esperado)
  })

  it('escreve com vírgula, com as casas da medida ao menos', () => {
    expect([
      escreverDecimal(1.8, 2),
      escreverDecimal(1.856, 2),
      escreverDecimal(1234.5),
      escreverDecimal(null, 2),
    ]).toEqual(['1,80', '1,856', '1234,5', ''])
    expect([0.12, -0.3, 0.004, 0].map(escreverDiferenca)).toEqual(['+0,12', '−0,3', '+0,004', '0'])
  })
})
