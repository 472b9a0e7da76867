import { expect, it } from 'vitest'
import { criarEco } from './eco.ts'

it('o que foi enviado antes e chega depois do que se digitou desde então não é de fora', () => {
  const eco = criarEco('')
  expect(eco.veioDeFora('')).toBe(false)
  expect(['a', 'ab', 'ab'].map((texto) => eco.enviar(texto))).toEqual([true, true, false])
  expect(eco.veioDeFora('a')).toBe(false)
  expect(eco.veioDeFora('ab')).toBe(false)
})

it('o que veio de fora vale, também quando já foi enviado um dia', () => {
  const eco = criarEco('')
  eco.enviar('a')
  eco.enviar('ab')
  // Both came back at once.
  expect(eco.veioDeFora('ab')).toBe(false)
  expect(eco.veioDeFora('a')).toBe(true)
  // The field takes it, and does not send it back.
  expect(eco.enviar('a')).toBe(false)
  expect(eco.veioDeFora('')).toBe(true)
})

it('o que volta ao que era sem que o outro lado tenha visto não esconde o que vem de fora', () => {
  const eco = criarEco('')
  eco.enviar('a')
  eco.enviar('')
  eco.enviar('a')
  expect(eco.veioDeFora('a')).toBe(false)
  expect(eco.veioDeFora('')).toBe(true)
})
