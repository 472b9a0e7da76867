import { describe, expect, it } from 'vitest'
import { janelaDaFaixa, mudarJanela, naJanela } from './janela.ts'

describe('naJanela', () => {
  // The vectors of the formula in PS3.3 C.11.2.1.2.1, for a window of centre 100 and width 101.
  it.each([
    [49, 0],
    [49.5, 0],
    [99.5, 0.5],
    [124.5, 0.75],
    [149.5, 1],
    [4_000, 1],
  ])('%d vale %d', (valor, esperado) => {
    expect(naJanela(valor, { centro: 100, largura: 101 })).toBeCloseTo(esperado, 10)
  })

  it('de largura 1 é um corte', () => {
    expect([0, 1, 2].map((valor) => naJanela(valor, { centro: 1.5, largura: 1 }))).toEqual([0, 0, 1])
  })
})

it('a janela da faixa vai do preto no menor ao branco no maior', () => {
  const janela = janelaDaFaixa(-1_000, 3_000)
  expect([-1_000, 1_000, 3_000].map((valor) => naJanela(valor, janela))).toEqual([0, 0.5, 1])
})

it('muda em partes da largura, e nunca chega a não ter nenhuma', () => {
  expect(mudarJanela({ centro: 40, largura: 400 }, 0.1, -0.5)).toEqual({ centro: 80, largura: 200 })
  expect(mudarJanela({ centro: 0, largura: 3 }, 0, -1)).toEqual({ centro: 0, largura: 2 })
})
