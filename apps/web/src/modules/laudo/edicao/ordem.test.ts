import { describe, expect, it } from 'vitest'
import { mover } from '../../../lib/mover.ts'
import { paginasPorInicio } from './ordem.ts'

describe('mover', () => {
  const lista = ['a', 'b', 'c', 'd']
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 2, 'acbd'],
    [1, 99, 'acdb'],
    [2, -5, 'cabd'],
  ])('de %i para %i: %s', (de, para, esperado) => {
    expect(mover(lista, de, para).join('')).toBe(esperado)
  })

  it('sem movimento, é a mesma lista', () => {
    expect(mover(lista, 0, -1)).toBe(lista)
    expect(mover(lista, 3, 9)).toBe(lista)
    expect(mover(lista, 7, 0)).toBe(lista)
    expect(mover([], 0, 1)).toEqual([])
  })
})

describe('paginasPorInicio', () => {
  const marca = { id: 'a', tipo: 'SETA' as const, pontos: [], escritaEm: ['baco'] }
  const imagens = (quantas: number, medidas: readonly number[] = []) =>
    Array.from({ length: quantas }, (_, i) => ({
      arquivo: String(i),
      legenda: '',
      ...(medidas.includes(i) && { marcas: [marca] }),
    }))

  it.each([
    [
      9,
      6,
      [
        [0, 1],
        [5, 2],
      ],
    ],
    [4, 4, [[0, 1]]],
    [
      7,
      3,
      [
        [0, 1],
        [3, 2],
        [5, 3],
      ],
    ],
    [0, 6, []],
  ])('%i imagens, %i por página: as páginas começam em %j', (quantidade, imagensPorPagina, inicios) => {
    expect([...paginasPorInicio({ imagens: imagens(quantidade), imagensPorPagina }, true)]).toEqual(inicios)
  })

  it('a que vai para a sua seção não conta, se o modelo pede', () => {
    const laudo = { imagens: imagens(5, [0, 2]), imagensPorPagina: 2 }
    expect([...paginasPorInicio(laudo, true)]).toEqual([
      [1, 1],
      [4, 2],
    ])
    expect([...paginasPorInicio(laudo, false)]).toEqual([
      [0, 1],
      [2, 2],
      [4, 3],
    ])
  })
})
