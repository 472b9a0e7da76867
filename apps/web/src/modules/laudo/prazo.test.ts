import { describe, expect, it } from 'vitest'
import { HORAS_DE_RISCO } from '@vetlume/dominio/dashboard'
import { distanciaDoPrazo, situacaoDoPrazo } from './prazo.ts'

const AGORA = Date.parse('2026-11-20T12:00:00.000Z')
const daquiA = (horas: number) => new Date(AGORA + horas * 3_600_000).toISOString()

describe('situacaoDoPrazo', () => {
  it.each([
    [-0.01, 'ATRASADO'],
    [0, 'EM_RISCO'],
    [HORAS_DE_RISCO, 'EM_RISCO'],
    [HORAS_DE_RISCO + 0.01, 'EM_DIA'],
  ] as const)('rascunho, faltando %d h: %s', (horas, esperado) => {
    expect(situacaoDoPrazo({ prazoEm: daquiA(horas), estado: 'RASCUNHO' }, AGORA)).toBe(esperado)
  })

  it.each(['ASSINADO', 'ENTREGUE', 'VISUALIZADO', 'RETIFICADO', 'CANCELADO'] as const)(
    '%s não tem mais prazo',
    (estado) => {
      expect(situacaoDoPrazo({ prazoEm: daquiA(-9), estado }, AGORA)).toBeNull()
    },
  )

  it('sem prazo não há atraso', () => {
    expect(situacaoDoPrazo({ prazoEm: null, estado: 'EM_REVISAO' }, AGORA)).toBeNull()
  })
})

it.each([
  [-5, 'há 5 h'],
  [-0.001, 'há 1 min'],
  [0.5, 'em 30 min'],
  [30, 'em 30 h'],
  [72, 'em 3 dias'],
])('distanciaDoPrazo de %d h: %s', (horas, esperado) => {
  expect(distanciaDoPrazo(daquiA(horas), AGORA)).toBe(esperado)
})
