import type { Pendencia } from '@vetlume/dominio/laudo'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { criarLojaDeEdicao } from '../../../lib/loja-de-edicao.ts'
import { criarLoja } from '../../../lib/loja.ts'
import type { Bancada } from './bancada.ts'
import { useConferenciaContinua } from './use-bancada-viva.ts'

const pendencia = (mensagem: string): Pendencia => ({ regra: 'uma', gravidade: 'AVISO', mensagem, secao: null })

it('a conferência que começou antes e termina depois não apaga o que a mais nova achou', async () => {
  const conferencias: PromiseWithResolvers<Pendencia[]>[] = []
  const loja = criarLojaDeEdicao(0, () => undefined)
  const pendencias = criarLoja<readonly Pendencia[] | null>(null)
  const bancada = {
    loja,
    pendencias,
    disponiveis: criarLoja([]),
    conferir: () => {
      const conferencia = Promise.withResolvers<Pendencia[]>()
      conferencias.push(conferencia)
      return conferencia.promise
    },
  } as unknown as Bancada
  function Conferida() {
    useConferenciaContinua(bancada)
    return null
  }
  await render(<Conferida />)
  loja.mudar((vezes) => vezes + 1)
  await expect.poll(() => conferencias.length).toBe(2)
  conferencias[1]?.resolve([pendencia('nova')])
  await expect.poll(() => pendencias.ler()).toEqual([pendencia('nova')])
  conferencias[0]?.resolve([pendencia('velha')])
  await new Promise((seguir) => setTimeout(seguir, 50))
  expect(pendencias.ler()).toEqual([pendencia('nova')])
})
