import { expect, it } from 'vitest'
import { naVez } from './na-vez.ts'

const turno = () => new Promise((resolver) => setTimeout(resolver))

it('um trabalho por vez, em ordem, e quem desiste não roda', async () => {
  const feitos: string[] = []
  naVez(() => feitos.push('a'))
  const desistir = naVez(() => feitos.push('b'))
  naVez(() => feitos.push('c'))
  expect(feitos).toEqual([])
  desistir()
  await turno()
  expect(feitos).toEqual(['a'])
  await turno()
  expect(feitos).toEqual(['a', 'c'])
})

it('recomeça depois de parada', async () => {
  await turno()
  let feito = false
  naVez(() => (feito = true))
  await turno()
  expect(feito).toBe(true)
})
