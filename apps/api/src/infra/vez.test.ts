import { describe, expect, it } from 'vitest'
import { criarVez } from './vez.ts'

describe('criarVez', () => {
  it('nunca passa do limite, e uma falha não prende a fila', async () => {
    const comVez = criarVez(2)
    let agora = 0
    let maximo = 0
    const trabalho = (i: number) =>
      comVez(async () => {
        agora++
        maximo = Math.max(maximo, agora)
        await Promise.resolve()
        agora--
        if (i === 1) throw new Error('falhou')
        return i
      })
    const resultados = await Promise.allSettled([0, 1, 2, 3, 4].map(trabalho))
    expect(resultados.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
    expect(maximo).toBe(2)
  })

  it('recusa quem chega com a fila cheia, e atende quem já esperava', async () => {
    const comVez = criarVez(1, { esperando: 2 })
    const portao = Promise.withResolvers<void>()
    const chegar = (i: number) => comVez(() => portao.promise.then(() => i))
    const chegadas = [0, 1, 2, 3].map(chegar)
    await expect(chegadas[3]).rejects.toMatchObject({ codigo: 'INDISPONIVEL' })
    portao.resolve()
    expect(await Promise.all(chegadas.slice(0, 3))).toEqual([0, 1, 2])
    expect(await chegar(9)).toBe(9)
  })
})
