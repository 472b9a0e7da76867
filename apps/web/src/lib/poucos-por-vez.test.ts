import { expect, it } from 'vitest'
import { poucosPorVez } from './poucos-por-vez.ts'

it('poucos de cada vez, o último pedido primeiro, e quem falha dá o lugar', async () => {
  const comVez = poucosPorVez(2)
  const prontos = new Map<number, PromiseWithResolvers<void>>()
  const comecados: number[] = []
  const pedir = (n: number) =>
    comVez(async () => {
      comecados.push(n)
      const pronto = Promise.withResolvers<void>()
      prontos.set(n, pronto)
      await pronto.promise
      return n
    })
  const respostas = [1, 2, 3, 4, 5].map((n) => pedir(n).catch(() => -n))
  expect(comecados).toEqual([1, 2])
  prontos.get(1)?.resolve()
  await respostas[0]
  await expect.poll(() => comecados).toEqual([1, 2, 5])
  prontos.get(5)?.reject(new Error('caiu'))
  expect(await respostas[4]).toBe(-5)
  await expect.poll(() => comecados).toEqual([1, 2, 5, 4])
  for (const n of [2, 4]) prontos.get(n)?.resolve()
  await expect.poll(() => comecados).toEqual([1, 2, 5, 4, 3])
  prontos.get(3)?.resolve()
  expect(await Promise.all(respostas)).toEqual([1, 2, 3, 4, -5])
})
