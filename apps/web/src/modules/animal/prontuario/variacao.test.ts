import fc from 'fast-check'
import { expect, it } from 'vitest'
import { divisoesEntre, variacaoDoPeso } from './variacao.ts'

it('a variação diz o sinal e o peso, e cala na primeira e no que não mudou', () => {
  expect([variacaoDoPeso(5_350, 5_000), variacaoDoPeso(3_800, 5_000)]).toEqual(['+350\u00a0g', '−1,2\u00a0kg'])
  expect([variacaoDoPeso(5_000, undefined), variacaoDoPeso(5_000, 5_000)]).toEqual(['', ''])
})

it('o eixo contém todos os valores, cresce sempre e não tem divisões demais', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 0, max: 2_000_000 }), (minimo, mais) => {
      const maximo = minimo + mais
      const divisoes = divisoesEntre(minimo, maximo)
      expect(divisoes[0]).toBeLessThanOrEqual(minimo)
      expect(divisoes.at(-1)).toBeGreaterThanOrEqual(maximo)
      expect(divisoes.length).toBeGreaterThanOrEqual(2)
      expect(divisoes.length).toBeLessThanOrEqual(8)
      expect(divisoes).toEqual(divisoes.toSorted((a, b) => a - b))
    }),
  )
})
