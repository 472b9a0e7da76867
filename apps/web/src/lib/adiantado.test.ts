import { afterEach, expect, it } from 'vitest'
import { comAdiantado } from './adiantado.ts'

afterEach(() => {
  globalThis.vlAdiantado = undefined
})

const enviar = comAdiantado(async () => new Response('rede'))
const pedir = async (url: string, token = 'a', method = 'GET') =>
  (await enviar(url, { method, headers: { Authorization: `Bearer ${token}` } })).text()
const adiantar = (resposta: Promise<Response>) => {
  globalThis.vlAdiantado = { url: '/api/dashboard', token: 'a', resposta }
}

it('o primeiro pedido igual leva a resposta que já vinha; o seguinte vai à rede', async () => {
  adiantar(Promise.resolve(new Response('adiantada')))
  expect(await pedir('/api/dashboard')).toBe('adiantada')
  expect(await pedir('/api/dashboard')).toBe('rede')
})

it('outro endereço, outra sessão ou outro método não levam a resposta de ninguém', async () => {
  adiantar(Promise.resolve(new Response('adiantada')))
  expect([
    await pedir('/api/laudo'),
    await pedir('/api/dashboard', 'b'),
    await pedir('/api/dashboard', 'a', 'POST'),
  ]).toEqual(['rede', 'rede', 'rede'])
})

it('o que não chegou é pedido de novo', async () => {
  adiantar(Promise.reject(new TypeError('sem rede')))
  expect(await pedir('/api/dashboard')).toBe('rede')
})
