import { expect, test } from 'vitest'
import { vagaDe } from './cenarios.ts'

const MARCACOES = 2_000

// From a Monday to the Sunday after it: the day after the last booked one may be of a weekend or of Christmas.
test.each(['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27'])(
  'depois de %s, nenhuma vez marca o que outra marcou',
  (ultimoDia) => {
    const vagas = Array.from({ length: MARCACOES }, (_, vez) => {
      const { especialista, inicio } = vagaDe(vez, ultimoDia)
      return `${especialista} ${inicio}`
    })
    expect(new Set(vagas).size).toBe(MARCACOES)
    expect(vagas.every((vaga) => (vaga.split(' ')[1] ?? '') > ultimoDia)).toBe(true)
  },
)
