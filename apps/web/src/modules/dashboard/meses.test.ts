import { expect, it } from 'vitest'
import { desdeOPrimeiro, mesCurto, mesPorExtenso } from './meses.ts'

it('escreve meses e dias sem depender do fuso do navegador', () => {
  expect([mesPorExtenso('2026-11-01'), mesCurto('2026-03-01')]).toEqual(['novembro de 2026', 'mar'])
})

it('começa no primeiro mês com movimento, e nunca mostra menos de meio ano', () => {
  const de = (meses: number[]) => desdeOPrimeiro(meses, (n) => n > 0)
  expect(de([0, 0, 5, 0, 1, 2, 3, 4, 5, 6, 7, 8])).toEqual([5, 0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(de([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9])).toEqual([0, 0, 0, 0, 0, 9])
  expect(de([0, 0, 0, 0, 0, 0, 0, 0])).toHaveLength(8)
  expect(de([1, 2, 3])).toEqual([1, 2, 3])
})
