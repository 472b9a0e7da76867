import { expect, it, onTestFinished, vi } from 'vitest'
import { armazenamentoEmMemoria } from '../../teste/fabricas.ts'

it('a lista é a do contrato: o caminho, os filtros e o que a página traz', async () => {
  vi.stubGlobal('localStorage', armazenamentoEmMemoria().armazenamento)
  const navegador = await import('./navegador.ts')
  const pedir = vi.spyOn(navegador, 'http').mockResolvedValue({ itens: [], proximo: null, total: 0, totalExato: true })
  onTestFinished(() => {
    pedir.mockRestore()
    vi.unstubAllGlobals()
  })
  const { listar } = await import('./listar.ts')
  const { signal: sinal } = new AbortController()
  const buscar = listar('tutor')
  const { itens } = await buscar({ busca: 'Ana', cidade: '3550308' }, sinal)
  const cpfs: (string | null)[] = itens.map(({ cpf }) => cpf)
  expect(cpfs).toEqual([])
  expect(pedir.mock.calls).toEqual([
    [{ metodo: 'GET', caminho: 'tutor', parametros: { busca: 'Ana', cidade: '3550308' }, sinal }],
  ])

  // @ts-expect-error: no such filter
  await buscar({ cor: 'preta' }, sinal)
  // @ts-expect-error: no such field
  itens.map(({ cor }) => cor as string)
  // @ts-expect-error: no such path
  listar('tutores')
  // @ts-expect-error: not a list
  listar('conta')
})
