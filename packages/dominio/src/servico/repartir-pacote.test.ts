import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repartirPacote } from './index.ts'

const centavos = fc.nat(1_000_000_000)

it('as partes somam o preço do pacote, nenhuma negativa, qualquer que seja o preço de cada serviço', () => {
  fc.assert(
    fc.property(centavos, fc.array(centavos, { minLength: 1, maxLength: 20 }), (total, precos) => {
      const partes = repartirPacote(total, precos)
      expect(partes).toHaveLength(precos.length)
      expect(partes.reduce((soma, parte) => soma + parte, 0)).toBe(total)
      expect(Math.min(...partes)).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('quem custa mais sozinho nunca leva parte menor', () => {
  fc.assert(
    fc.property(centavos, fc.tuple(centavos, centavos), (total, [um, outro]) => {
      const [parte = 0, outra = 0] = repartirPacote(total, [Math.max(um, outro), Math.min(um, outro)])
      expect(parte).toBeGreaterThanOrEqual(outra)
    }),
  )
})

it.each([
  [30_000, [22_000, 18_000], [16_500, 13_500]],
  [10_000, [0, 0, 0], [3_334, 3_333, 3_333]],
  [10_000, [100, 0], [10_000, 0]],
  [0, [500, 700], [0, 0]],
])('%i entre %j: %j', (total, precos, partes) => {
  expect(repartirPacote(total, precos)).toEqual(partes)
})
