import { describe, expect, it } from 'vitest'
import { faixaDoPrazo, HORAS_DE_RISCO, situacaoDoPrazo, SITUACOES_DO_PRAZO } from './index.ts'

const AGORA = Date.parse('2026-11-20T12:00:00.000Z')
const daquiA = (ms: number) => new Date(AGORA + ms).toISOString()
const RISCO_MS = HORAS_DE_RISCO * 3_600_000

describe('situação do prazo', () => {
  it.each([
    [-1, 'ATRASADO'],
    [0, 'EM_RISCO'],
    [RISCO_MS - 1, 'EM_RISCO'],
    [RISCO_MS, 'EM_DIA'],
  ] as const)('faltando %d ms: %s', (ms, esperado) => {
    expect(situacaoDoPrazo({ prazoEm: daquiA(ms), prazoCorre: true }, AGORA)).toBe(esperado)
  })

  it('só corre do exame até a assinatura, e só onde há prazo', () => {
    expect(situacaoDoPrazo({ prazoEm: daquiA(-1), prazoCorre: false }, AGORA)).toBeNull()
    expect(situacaoDoPrazo({ prazoEm: null, prazoCorre: true }, AGORA)).toBeNull()
  })

  it('as faixas não deixam vão nem se tocam', () => {
    const faixas = SITUACOES_DO_PRAZO.map((situacao) => faixaDoPrazo(situacao, AGORA))
    expect(faixas.slice(1).map(({ desde }) => desde)).toEqual(faixas.slice(0, -1).map(({ antes }) => antes))
    expect([faixas[0]?.desde, faixas.at(-1)?.antes]).toEqual([-Infinity, Infinity])
  })
})
