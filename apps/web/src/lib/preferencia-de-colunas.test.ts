import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emOrdem, guardarColunas, lerColunas, mover } from './preferencia-de-colunas.ts'
import { armazenamentoEmMemoria } from '../../teste/fabricas.ts'

const colunas = (...ids: string[]) => ids.map((id) => ({ id }))
const ids = (ordenadas: readonly { id: string }[]) => ordenadas.map(({ id }) => id).join('')

it('a primeira fica, a ordem escolhida vale, e coluna nova entra no lugar dela', () => {
  expect(ids(emOrdem(colunas('a', 'b', 'c', 'd'), ['d', 'a', 'b', 'c']))).toBe('adbc')
  expect(ids(emOrdem(colunas('a', 'b', 'n', 'c'), ['c', 'b', 'sumiu']))).toBe('acbn')
  expect(ids(emOrdem(colunas('a', 'n', 'b'), ['b']))).toBe('anb')
})

it('ordenar e mover nunca perdem nem repetem colunas', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(['b', 'c', 'd', 'e']),
      fc.constantFrom('a', 'b', 'e'),
      fc.integer(),
      (ordem, id, passo) => {
        const todas = emOrdem(colunas('a', 'b', 'c', 'd', 'e'), ordem)
        const movidas = mover([...ids(todas)], id, passo)
        expect(movidas[0]).toBe('a')
        expect(movidas.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
      },
    ),
  )
})

it('mover para nas pontas', () => {
  expect(mover(['a', 'b', 'c'], 'b', -1)).toEqual(['a', 'b', 'c'])
  expect(mover(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(mover(['a', 'b', 'c'], 'a', 1)).toEqual(['a', 'b', 'c'])
})

it('guarda, esquece e sobrevive ao que não entende', () => {
  const { armazenamento } = armazenamentoEmMemoria({ 'colunas:x': '{"ordem":3,"ocultas":["b",1]}', 'colunas:y': '[' })
  expect(lerColunas(armazenamento, 'x')).toEqual({ ordem: [], ocultas: ['b'] })
  expect(lerColunas(armazenamento, 'y')).toBeNull()
  guardarColunas(armazenamento, 'z', { ordem: ['a'], ocultas: [] })
  expect(lerColunas(armazenamento, 'z')).toEqual({ ordem: ['a'], ocultas: [] })
  guardarColunas(armazenamento, 'z', null)
  expect(lerColunas(armazenamento, 'z')).toBeNull()
})
