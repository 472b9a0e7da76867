import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { primeirosDados, type ComDados } from './primeiros-dados.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  globalThis.vlAdiantado = undefined
})

const pedir = () => {
  globalThis.vlAdiantado = { url: '/api/dashboard', token: 't', resposta: Promise.resolve(new Response()) }
}

it('a primeira tela espera os dados que já foram pedidos por ela, e não mais que meio segundo', async () => {
  pedir()
  let chegar = () => {}
  const carregar = vi.fn<() => Promise<void>>(() => new Promise<void>((pronto) => (chegar = pronto)))
  const pronta = vi.fn<() => void>()
  const primeira = primeirosDados(async () => ({ carregar })).then(pronta)
  await vi.advanceTimersByTimeAsync(400)
  expect(carregar).toHaveBeenCalledOnce()
  expect(pronta).not.toHaveBeenCalled()
  chegar()
  await primeira
  expect(pronta).toHaveBeenCalledOnce()
  pedir()
  const lenta = primeirosDados(async () => ({ carregar: () => new Promise(() => undefined) }))
  await vi.advanceTimersByTimeAsync(500)
  await lenta
})

it('as que vêm depois dela não esperam dados, nem as que não têm o que pedir', async () => {
  const trazer = vi.fn<() => Promise<ComDados>>(async () => ({ carregar: () => new Promise(() => undefined) }))
  await primeirosDados(trazer)
  expect(trazer).not.toHaveBeenCalled()
  pedir()
  await primeirosDados(async () => ({}))
})

it('o que a primeira tela não tomou não faz esperar a segunda', async () => {
  pedir()
  await primeirosDados(async () => ({}))
  const trazer = vi.fn<() => Promise<ComDados>>(async () => ({ carregar: () => new Promise(() => undefined) }))
  await primeirosDados(trazer)
  expect(trazer).not.toHaveBeenCalled()
})

it('código que não chega não é erro daqui: quem desenha a tela diz, e tenta de novo', async () => {
  pedir()
  await expect(primeirosDados(() => Promise.reject(new TypeError('Failed to fetch')))).resolves.toBeUndefined()
})
