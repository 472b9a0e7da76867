import { expect, it } from 'vitest'
import { emLotes } from './em-lotes.ts'

function preparar(lotes = { tamanho: 2, aoMesmoTempo: 1 }) {
  const pedidos: { chaves: string[]; pronto: PromiseWithResolvers<ReadonlyMap<string, string>> }[] = []
  const pedir = emLotes<string>((chaves) => {
    const pronto = Promise.withResolvers<ReadonlyMap<string, string>>()
    pedidos.push({ chaves, pronto })
    return pronto.promise
  }, lotes)
  const atender = (n: number, menos = '') =>
    pedidos[n]?.pronto.resolve(
      new Map(pedidos[n].chaves.filter((uma) => uma !== menos).map((uma) => [uma, `de ${uma}`])),
    )
  return { pedir, pedidos, atender, quais: () => pedidos.map(({ chaves }) => chaves.join('')) }
}

it('o que se pede junto vai junto, o último primeiro, e cada um recebe o seu', async () => {
  const { pedir, quais, atender } = preparar()
  const respostas = ['a', 'b', 'c', 'd', 'e'].map((chave) => pedir(chave))
  await expect.poll(quais).toEqual(['de'])
  const depois = pedir('f')
  atender(0)
  expect(await respostas[4]).toBe('de e')
  await expect.poll(quais).toEqual(['de', 'cf'])
  atender(1)
  await expect.poll(quais).toEqual(['de', 'cf', 'ab'])
  atender(2)
  expect(await Promise.all([...respostas, depois])).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((uma) => `de ${uma}`))
})

it('o primeiro lote vai sozinho; depois dele vão vários ao mesmo tempo, até o limite', async () => {
  const { pedir, quais, atender } = preparar({ tamanho: 1, aoMesmoTempo: 2 })
  const [, , , primeira] = ['a', 'b', 'c', 'd'].map((chave) => pedir(chave))
  await expect.poll(quais).toEqual(['d'])
  atender(0)
  expect(await primeira).toBe('de d')
  await expect.poll(quais).toEqual(['d', 'c', 'b'])
})

it('o que não veio é recusado sozinho; um lote que cai recusa os seus e dá o lugar', async () => {
  const { pedir, pedidos, quais, atender } = preparar()
  const respostas = ['a', 'b', 'c', 'd'].map((chave) => pedir(chave).catch((motivo: Error) => motivo.message))
  await expect.poll(quais).toEqual(['cd'])
  atender(0, 'c')
  expect([await respostas[2], await respostas[3]]).toEqual(['c did not come', 'de d'])
  await expect.poll(quais).toEqual(['cd', 'ab'])
  pedidos[1]?.pronto.reject(new Error('caiu'))
  expect([await respostas[0], await respostas[1]]).toEqual(['caiu', 'caiu'])
  const outra = pedir('e')
  await expect.poll(quais).toEqual(['cd', 'ab', 'e'])
  atender(2)
  expect(await outra).toBe('de e')
})

it('do que ninguém mais espera, o que ainda não foi não vai', async () => {
  const { pedir, quais, atender } = preparar({ tamanho: 1, aoMesmoTempo: 1 })
  const fim = new AbortController()
  const saida = pedir('a', fim.signal).catch((motivo: unknown) => motivo)
  const fica = pedir('b')
  await expect.poll(quais).toEqual(['b'])
  fim.abort('saiu')
  expect(await saida).toBe('saiu')
  const outra = pedir('c')
  atender(0)
  await fica
  await expect.poll(quais).toEqual(['b', 'c'])
  atender(1)
  expect(await outra).toBe('de c')
  void pedir('d')
  await expect.poll(quais).toEqual(['b', 'c', 'd'])
})
