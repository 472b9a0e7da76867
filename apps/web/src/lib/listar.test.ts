import { expect, it, vi } from 'vitest'
import { listar } from './listar.ts'

const pedidos = vi.hoisted(() => [] as unknown[])
vi.mock('./navegador.ts', () => ({
  http: (pedido: unknown) => {
    pedidos.push(pedido)
    return Promise.resolve({ itens: [], proximo: null, total: 0, totalExato: true })
  },
}))

it('a lista é a do contrato: o caminho, os filtros e o que a página traz', async () => {
  const { signal: sinal } = new AbortController()
  const buscar = listar('tutor')
  const { itens } = await buscar({ busca: 'Ana', cidade: '3550308' }, sinal)
  const cpfs: (string | null)[] = itens.map(({ cpf }) => cpf)
  expect(cpfs).toEqual([])
  expect(pedidos).toEqual([{ metodo: 'GET', caminho: 'tutor', parametros: { busca: 'Ana', cidade: '3550308' }, sinal }])

  // @ts-expect-error: no such filter
  await buscar({ cor: 'preta' }, sinal)
  // @ts-expect-error: no such field
  itens.map(({ cor }) => cor as string)
  // @ts-expect-error: no such path
  listar('tutores')
  // @ts-expect-error: not a list
  listar('conta')
})
