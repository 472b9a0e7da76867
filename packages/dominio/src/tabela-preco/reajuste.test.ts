import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ARREDONDAMENTOS, reajustarPreco, reajuste, type Arredondamento } from './index.ts'

const arredondamento = fc.constantFrom(...(Object.keys(ARREDONDAMENTOS) as Arredondamento[]))
const regra = fc.record({ percentualBp: fc.integer({ min: -9_000, max: 50_000 }), arredondamento })

it('o preço novo é múltiplo do passo e fica a menos de meio passo (e meio centavo) do percentual exato', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), regra, (centavos, sorteada) => {
      const passo = ARREDONDAMENTOS[sorteada.arredondamento]
      const novo = reajustarPreco(centavos, sorteada)
      expect(novo % passo).toBe(0)
      expect(novo).toBeGreaterThanOrEqual(0)
      const exato = (centavos * (10_000 + sorteada.percentualBp)) / 10_000
      expect(Math.abs(novo - exato)).toBeLessThanOrEqual(passo / 2 + 0.5)
    }),
  )
})

it.each<[number, number, Arredondamento, number]>([
  [12_345, 1_000, 'CENTAVO', 13_580],
  [12_345, 1_000, 'CINQUENTA_CENTAVOS', 13_600],
  [12_345, 1_000, 'REAL', 13_600],
  [12_345, 1_000, 'CINCO_REAIS', 13_500],
  [12_345, -1_000, 'DEZ_REAIS', 11_000],
  [50, 0, 'REAL', 100],
])('%i com %i bp, %s: %i', (centavos, percentualBp, modo, esperado) => {
  expect(reajustarPreco(centavos, { percentualBp, arredondamento: modo })).toBe(esperado)
})

it('zero por cento não é reajuste', () => {
  expect(reajuste.safeParse({ percentualBp: 0, arredondamento: 'REAL' }).success).toBe(false)
})
