import { describe, expect, it } from 'vitest'
import { divisoesDoEixo } from './escala.ts'

describe('divisões do eixo', () => {
  it.each([
    [0, [4, 3, 2, 1, 0]],
    [3, [4, 3, 2, 1, 0]],
    [37, [40, 30, 20, 10, 0]],
    [41, [80, 60, 40, 20, 0]],
    [1_000_000, [1_000_000, 750_000, 500_000, 250_000, 0]],
    [1_234_567, [2_000_000, 1_500_000, 1_000_000, 500_000, 0]],
  ])('até %d', (maximo, esperado) => expect(divisoesDoEixo(maximo)).toEqual(esperado))

  it('o topo nunca fica abaixo do maior valor, nem passa do triplo', () => {
    for (let maximo = 1; maximo < 5_000_000; maximo = Math.ceil(maximo * 1.37)) {
      const [topo = 0] = divisoesDoEixo(maximo)
      expect(topo).toBeGreaterThanOrEqual(maximo)
      expect(topo).toBeLessThanOrEqual(Math.max(4, maximo * 3))
    }
  })
})
