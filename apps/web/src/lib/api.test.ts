import { endpoint } from '@vetlume/dominio/contrato'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { criarApi } from './api.ts'
import { ErroDeApi } from './erro-de-api.ts'
import { criarEnvios } from './envios.ts'
import type { Http, Pedido } from './http.ts'

const base = { resumo: '', permissao: 'autenticado', escopo: 'nenhum' } as const
const contrato = {
  'GET /animal': endpoint({
    ...base,
    entrada: z.object({ busca: z.optional(z.string()) }),
    resposta: z.array(z.string()),
  }),
  'PUT /animal/:codigo': endpoint({
    ...base,
    entrada: z.object({ codigo: z.string(), nome: z.string() }),
    resposta: z.string(),
  }),
  'POST /animal': endpoint({ ...base, entrada: z.object({ nome: z.string() }), resposta: z.string() }),
  'POST /animal/:codigo/foto': endpoint({
    ...base,
    entrada: z.object({ codigo: z.string(), legenda: z.string() }),
    resposta: z.string(),
    multipart: true,
  }),
}

function montar(responder: (pedido: Pedido) => Promise<unknown> = async () => 'ok') {
  const http = vi.fn<Http>(responder)
  let proxima = 0
  const api = criarApi<typeof contrato>(
    http,
    criarEnvios(() => `chave-${(proxima += 1)}`),
  )
  return { api, http, chaves: () => http.mock.calls.map(([pedido]) => pedido.chaveDeIdempotencia) }
}

describe('o pedido', () => {
  it('separa o caminho da busca e do corpo', async () => {
    const { api, http } = montar()
    await api('GET /animal', { busca: 'thor' })
    await api('PUT /animal/:codigo', { codigo: 'a/b', nome: 'Thor' })
    expect(http.mock.calls[0]?.[0]).toMatchObject({ metodo: 'GET', caminho: '/animal', parametros: { busca: 'thor' } })
    expect(http.mock.calls[1]?.[0]).toMatchObject({ metodo: 'PUT', caminho: '/animal/a%2Fb', corpo: { nome: 'Thor' } })
    expect(() => api('PUT /animal/:codigo', { codigo: '', nome: 'x' })).toThrow('Falta codigo')
  })

  it('vira formulário quando há arquivo, com os campos antes dele', async () => {
    const { api, http } = montar()
    await api('POST /animal/:codigo/foto', { codigo: 'a1', arquivo: new File(['x'], 'f.png'), legenda: 'perfil' })
    const corpo = http.mock.calls[0]?.[0].corpo as FormData
    expect([...corpo.keys()]).toEqual(['legenda', 'arquivo'])
  })
})

describe('a chave de idempotência', () => {
  const incerto = () => new ErroDeApi({ status: 0 })
  const recusa = () => new ErroDeApi({ status: 422, corpo: { codigo: 'VALIDACAO' } })

  it('só vai em POST', async () => {
    const { api, chaves } = montar()
    await api('GET /animal')
    await api('POST /animal', { nome: 'Thor' })
    expect(chaves()).toEqual([undefined, 'chave-1'])
  })

  it('dois cliques são um só envio', async () => {
    const { api, http } = montar()
    await Promise.all([api('POST /animal', { nome: 'Thor' }), api('POST /animal', { nome: 'Thor' })])
    expect(http).toHaveBeenCalledOnce()
  })

  it('o que é avulso não espera por outro igual que ainda não voltou', async () => {
    const { api, http, chaves } = montar(() => new Promise(() => undefined))
    for (const avulso of [true, true, false, false]) void api('POST /animal', { nome: 'Thor' }, { avulso })
    expect(http).toHaveBeenCalledTimes(3)
    expect(chaves()).toEqual([undefined, undefined, 'chave-1'])
  })

  it('repete na tentativa depois de uma falha sem resposta, e muda se o pedido muda', async () => {
    const { api, chaves } = montar(() => Promise.reject(incerto()))
    await api('POST /animal', { nome: 'Thor' }).catch(() => null)
    await api('POST /animal', { nome: 'Thor' }).catch(() => null)
    await api('POST /animal', { nome: 'Mel' }).catch(() => null)
    expect(chaves()).toEqual(['chave-1', 'chave-1', 'chave-2'])
  })

  it('é nova depois do sucesso e depois de uma recusa', async () => {
    const respostas = [Promise.resolve('ok'), Promise.reject(recusa()), Promise.resolve('ok')]
    const { api, chaves } = montar(() => respostas.shift() ?? Promise.resolve('ok'))
    await api('POST /animal', { nome: 'Thor' })
    await api('POST /animal', { nome: 'Thor' }).catch(() => null)
    await api('POST /animal', { nome: 'Thor' })
    expect(chaves()).toEqual(['chave-1', 'chave-2', 'chave-3'])
  })
})
