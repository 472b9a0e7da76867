import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mover } from './mover.ts'

it('muda um de lugar, e os outros seguem na ordem em que estavam', () => {
  expect(mover(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(mover(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer()),
      fc.integer({ min: -2, max: 12 }),
      fc.integer({ min: -2, max: 12 }),
      (itens, de, para) => {
        const movidos = mover(itens, de, para)
        const item = itens[de]
        expect(movidos.filter((outro) => outro !== item)).toEqual(itens.filter((outro) => outro !== item))
        if (item === undefined || para < 0 || para >= itens.length) expect(movidos).toEqual(itens)
        else expect(movidos[para]).toBe(item)
      },
    ),
  )
})
