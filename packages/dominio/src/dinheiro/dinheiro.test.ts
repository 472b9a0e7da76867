import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aplicarBasisPoints,
  dividirCentavos,
  formatarBasisPoints,
  formatarReais,
  lerReais,
  proporcao,
  ratear,
  somarCentavos,
} from './index.ts'

const seguro = fc.maxSafeInteger()
const somar = (valores: readonly number[]) => valores.reduce((total, valor) => total + BigInt(valor), 0n)

describe('formatarReais e lerReais', () => {
  it.each([
    [123450, 'R$\u00a01.234,50'],
    [0, 'R$\u00a00,00'],
    [-0, 'R$\u00a00,00'],
    [5, 'R$\u00a00,05'],
    [-5, '-R$\u00a00,05'],
    [-123456, '-R$\u00a01.234,56'],
    [Number.MAX_SAFE_INTEGER, 'R$\u00a090.071.992.547.409,91'],
  ])('%i → %s', (centavos, texto) => expect(formatarReais(centavos)).toBe(texto))

  it.each([
    ['1.234,50', 123450],
    ['R$ 1.234,50', 123450],
    ['1234,5', 123450],
    ['1234', 123400],
    ['1.234', 123400],
    ['0,05', 5],
    ['-10,00', -1000],
    ['-R$\u00a010,00', -1000],
    ['R$ -10,00', -1000],
    ['  7,1 ', 710],
    ['1.000.000,00', 100_000_000],
  ])('%s → %i', (texto, centavos) => expect(lerReais(texto)).toBe(centavos))

  it.each([
    '',
    ' ',
    'abc',
    '1,234.50',
    '1.23',
    '1.2345',
    '12.34,5',
    '1,234',
    '--1',
    '- R$ -1',
    '1 2',
    '1e3',
    'R$',
    ',50',
    '1,',
    '99999999999999999',
  ])('%j é recusado', (texto) =>
    expect(() => lerReais(texto)).toThrow(expect.objectContaining({ codigo: 'VALIDACAO' })),
  )

  it('ler desfaz formatar, em toda a faixa', () => {
    fc.assert(
      fc.property(seguro, (centavos) => {
        expect(lerReais(formatarReais(centavos))).toBe(centavos)
      }),
    )
  })

  it.each([
    [1250, '12,5%'],
    [10_000, '100%'],
    [33, '0,33%'],
    [0, '0%'],
  ])('%i bp → %s', (bp, texto) => expect(formatarBasisPoints(bp)).toBe(texto))
})

describe('dividirCentavos', () => {
  it('100,00 em 3 = 33,34 + 33,33 + 33,33', () => {
    expect(dividirCentavos(10_000, 3)).toEqual([3334, 3333, 3333])
    expect(dividirCentavos(-10_000, 3)).toEqual([-3334, -3333, -3333])
    expect(dividirCentavos(2, 4)).toEqual([1, 1, 0, 0])
  })

  it('não perde centavo, difere em no máximo um, maiores primeiro', () => {
    fc.assert(
      fc.property(seguro, fc.integer({ min: 1, max: 120 }), (total, n) => {
        const partes = dividirCentavos(total, n)
        expect(partes).toHaveLength(n)
        expect(somar(partes)).toBe(BigInt(total))
        const modulos = partes.map(Math.abs)
        expect(modulos).toEqual(modulos.toSorted((a, b) => b - a))
        expect(Math.max(...modulos) - Math.min(...modulos)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it.each([0, -1, 1.5, Number.NaN])('%s partes é erro', (n) =>
    expect(() => dividirCentavos(100, n)).toThrow(RangeError),
  )
})

describe('ratear', () => {
  it('maior resto primeiro; empate para quem vem antes', () => {
    expect(ratear(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(ratear(10, [3, 1])).toEqual([8, 2])
    expect(ratear(101, [1, 0, 2])).toEqual([34, 0, 67])
  })

  it('soma exata, e cada parte a menos de um centavo da proporção', () => {
    const pesos = fc
      .array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 })
      .filter((lista) => lista.some((peso) => peso > 0))
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), pesos, (total, lista) => {
        const partes = ratear(total, lista)
        const soma = lista.reduce((a, b) => a + b, 0)
        expect(somar(partes)).toBe(BigInt(total))
        partes.forEach((parte, i) => expect(Math.abs(parte - (total * (lista[i] ?? 0)) / soma)).toBeLessThan(1))
      }),
    )
  })

  it.each([[[]], [[0, 0]], [[1, -1]], [[0.5, 1]]])('pesos %j são erro', (pesos) =>
    expect(() => ratear(100, pesos)).toThrow(RangeError),
  )
})

describe('aplicarBasisPoints e proporcao', () => {
  it.each([
    [10_000, 1250, 1250],
    [1, 5000, 1],
    [-1, 5000, -1],
    [1, 4999, 0],
    [3, 5000, 2],
    [-3, 5000, -2],
    [999, 333, 33],
    [12345, 0, 0],
  ])('%i × %i bp = %i (meio se afasta do zero)', (valor, bp, esperado) => {
    expect(aplicarBasisPoints(valor, bp)).toBe(esperado)
  })

  it('fica a no máximo meio centavo do valor exato, com sinal simétrico', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 20_000 }), (valor, bp) => {
        const resultado = aplicarBasisPoints(valor, bp)
        const erro = BigInt(resultado) * 10_000n - BigInt(valor) * BigInt(bp)
        expect(erro >= -5000n && erro <= 5000n).toBe(true)
        expect(aplicarBasisPoints(-valor, bp) + resultado).toBe(0)
      }),
    )
  })

  it('recusa frações, denominador não positivo e estouro', () => {
    expect(() => aplicarBasisPoints(1.5, 100)).toThrow(RangeError)
    expect(() => aplicarBasisPoints(100, 0.5)).toThrow(RangeError)
    expect(() => proporcao(1, 1, 0)).toThrow(RangeError)
    expect(() => aplicarBasisPoints(Number.MAX_SAFE_INTEGER, 20_000)).toThrow(RangeError)
    expect(() => somarCentavos([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError)
    expect(somarCentavos([])).toBe(0)
  })
})
