import { describe, expect, it } from 'vitest'
import { paginasCheias, paginasDeImagens } from './paginas-de-imagens.ts'

const soma = (paginas: readonly number[]) => paginas.reduce((total, quantas) => total + quantas, 0)
const TODAS = Array.from({ length: 80 }, (_, i) => i + 1).flatMap((quantidade) =>
  Array.from({ length: 10 }, (_, i) => ({ quantidade, porPagina: i + 1 })),
)

describe('as páginas de imagens', () => {
  it('de 1 a 80 imagens, de 1 a 10 por página: todas uma vez, nenhuma página mais cheia que o pedido nem que a menor mais uma', () => {
    for (const { quantidade, porPagina } of TODAS) {
      const paginas = paginasDeImagens(quantidade, porPagina)
      const caso = `${quantidade} imagens, ${porPagina} por página: ${paginas.join('+')}`
      expect(soma(paginas), caso).toBe(quantidade)
      expect(Math.max(...paginas), caso).toBeLessThanOrEqual(porPagina)
      expect(Math.max(...paginas) - Math.min(...paginas), caso).toBeLessThanOrEqual(1)
      expect(paginas, caso).toHaveLength(Math.ceil(quantidade / porPagina))
      expect(paginas, caso).toEqual(paginas.toSorted((a, b) => b - a))
    }
  })

  it.each([
    [9, 6, [5, 4]],
    [11, 10, [6, 5]],
    [6, 6, [6]],
    [0, 6, []],
  ])('%i imagens a %i por página são %j', (quantidade, porPagina, esperadas) => {
    expect(paginasDeImagens(quantidade, porPagina)).toEqual(esperadas)
  })

  it('como eram antes, cada página se enchia', () => {
    expect([paginasCheias(9, 6), paginasCheias(12, 6), paginasCheias(0, 6)]).toEqual([[6, 3], [6, 6], []])
  })
})
