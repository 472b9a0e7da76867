import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partesDoPlano } from './coparticipacao.ts'

it.each([
  [20_000, 0, 20_000, 0],
  [20_000, 3_000, 14_000, 6_000],
  [9_999, 3_333, 6_666, 3_333],
  [20_000, 10_000, 0, 20_000],
])('de %i centavos com %i pontos, o plano paga %i e o tutor %i', (total, bp, plano, tutor) =>
  expect(partesDoPlano(total, bp)).toEqual({ plano, tutor }),
)

it('as partes somam o total ao centavo, e nenhuma é negativa', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.integer({ min: 0, max: 10_000 }), (total, bp) => {
      const { plano, tutor } = partesDoPlano(total, bp)
      expect(plano + tutor).toBe(total)
      expect(Math.min(plano, tutor)).toBeGreaterThanOrEqual(0)
    }),
  )
})
