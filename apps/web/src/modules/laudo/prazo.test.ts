import { expect, it } from 'vitest'
import { distanciaDoPrazo } from './prazo.ts'

const AGORA = Date.parse('2026-11-20T12:00:00.000Z')
const daquiA = (horas: number) => new Date(AGORA + horas * 3_600_000).toISOString()

it.each([
  [-5, 'há 5 h'],
  [-0.001, 'há 1 min'],
  [0.5, 'em 30 min'],
  [30, 'em 30 h'],
  [72, 'em 3 dias'],
])('distanciaDoPrazo de %d h: %s', (horas, esperado) => {
  expect(distanciaDoPrazo(daquiA(horas), AGORA)).toBe(esperado)
})
