import { expect, it, vi } from 'vitest'
import { emTurnos } from './em-turnos.ts'

it('dá tudo em ordem, e devolve a página entre o que demora', async () => {
  let agora = 0
  vi.spyOn(performance, 'now').mockImplementation(() => agora)
  const passos: string[] = []
  function* partes() {
    for (const [nome, demora] of [
      ['a', 3],
      ['b', 3],
      ['c', 3],
      ['d', 1],
    ] as const) {
      passos.push(nome)
      agora += demora
      yield [nome, `${nome}2`]
    }
  }
  const tudo = emTurnos(partes())
  passos.push('página')
  expect(await tudo).toEqual(['a', 'a2', 'b', 'b2', 'c', 'c2', 'd', 'd2'])
  expect(passos).toEqual(['a', 'b', 'c', 'página', 'd'])
  vi.restoreAllMocks()
})
