import { expect, it } from 'vitest'
import { ateMudar } from './api.ts'

const AGORA = Date.parse('2026-11-24T12:00:00Z')

it.each([
  [null, false],
  ['2026-11-24T12:00:10.000Z', 10_500],
  ['2026-11-24T11:00:00.000Z', 500],
  ['2026-12-24T12:00:00.000Z', 3_600_000],
])('o que muda em %s é perguntado de novo em %s', (instante, espera) => {
  expect(ateMudar(instante, AGORA)).toBe(espera)
})
