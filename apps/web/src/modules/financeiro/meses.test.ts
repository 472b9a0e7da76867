import { MAXIMO_DE_MESES, mesCurto, periodoCurto, quantosMeses, somarMeses } from '@vetlume/dominio/financeiro'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mesesDaUrl, mesesParaEscolher, mudarPonta } from './meses.ts'

describe('meses de um demonstrativo', () => {
  const mes = fc.integer({ min: 0, max: 120 }).map((n) => somarMeses('2020-01', n))
  const periodo = fc
    .tuple(mes, fc.integer({ min: 0, max: MAXIMO_DE_MESES - 1 }))
    .map(([de, n]) => ({ de, ate: somarMeses(de, n) }))

  it('mudar uma ponta dá sempre um período que se pode pedir, com essa ponta', () => {
    fc.assert(
      fc.property(periodo, mes, fc.constantFrom('de', 'ate'), (atual, novo, ponta) => {
        const mudado = mudarPonta(atual, ponta, novo)
        expect(mudado[ponta]).toBe(novo)
        expect(quantosMeses(mudado)).toBeGreaterThanOrEqual(1)
        expect(quantosMeses(mudado)).toBeLessThanOrEqual(MAXIMO_DE_MESES)
      }),
    )
  })

  it('o endereço diz os meses, ou o ano; o que não é mês não vale', () => {
    expect(mesesDaUrl({ de: '2026-02', ate: '2026-11' })).toEqual({ de: '2026-02', ate: '2026-11' })
    expect(mesesDaUrl({ ano: '2025' })).toEqual({ de: '2025-01', ate: '2025-12' })
    expect(mesesDaUrl({ de: '2026-13', ate: 'x' })).toEqual({})
    expect(mesesDaUrl({ de: '2026-12', ate: '2026-02' })).toEqual({ de: '2026-02', ate: '2026-02' })
    expect(mesesDaUrl({ de: '2020-01', ate: '2026-02' })).toEqual({ de: '2024-03', ate: '2026-02' })
    expect(mesesDaUrl({ de: '2020-01' })).toEqual({})
    expect(mesesDaUrl({ ano: 'abcd' })).toEqual({})
  })

  it('escreve curto, e oferece do primeiro mês com algo até o fim do ano', () => {
    expect([mesCurto('2026-11'), periodoCurto({ de: '2026-01', ate: '2026-11' })]).toEqual([
      'nov/26',
      'jan/26 a nov/26',
    ])
    const opcoes = mesesParaEscolher({ de: '2026-10', ate: '2026-11' }, { primeiroMes: '2026-09', mesAtual: '2026-11' })
    expect(opcoes.map(({ valor }) => valor)).toEqual(['2026-12', '2026-11', '2026-10', '2026-09'])
  })
})
