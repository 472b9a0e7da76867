import { expect, it } from 'vitest'
import { proximoDia } from './proximo-dia.ts'

it.each([
  ['no meio da semana, o dia seguinte', undefined, '2026-11-24', '2026-11-25'],
  ['na sexta, a segunda', undefined, '2026-11-27', '2026-11-30'],
  ['na véspera de um feriado, o dia útil depois dele', undefined, '2026-12-31', '2027-01-04'],
  ['depois do que já foi pedido', '2026-12-03', '2026-11-24', '2026-12-04'],
  ['o que já passou não conta', '2026-11-02', '2026-11-24', '2026-11-25'],
  ['nem o que ainda não é uma data', 'inválida', '2026-11-24', '2026-11-25'],
  ['nem o que está em branco', null, '2026-11-24', '2026-11-25'],
])('%s', (_, ultimo, hoje, esperado) => {
  expect(proximoDia(ultimo, hoje)).toBe(esperado)
})
