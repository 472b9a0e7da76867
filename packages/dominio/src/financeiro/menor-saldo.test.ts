import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AGRUPAMENTOS, dividirPeriodo, menorSaldoPrevisto, montarFluxo, type MovimentoDoDia } from './index.ts'

const DE = '2026-11-02'
const HOJE = '2026-11-20'
const ATE = '2026-12-20'
const noDia = (n: number) => Temporal.PlainDate.from(DE).add({ days: n }).toString()
const valor = fc.integer({ min: 0, max: 50_000 })
const movimentos = (min: number, max: number): fc.Arbitrary<MovimentoDoDia[]> =>
  fc.array(fc.record({ dia: fc.integer({ min, max }).map(noDia), entradas: valor, saidas: valor }), { maxLength: 30 })

describe('menor saldo previsto', () => {
  // Titles may be overdue since before the period, and what is after it must not count.
  const caso = fc.record({
    saldoInicial: fc.integer({ min: -100_000, max: 100_000 }),
    realizados: movimentos(-5, 55),
    previstos: movimentos(-30, 70),
    hoje: fc.integer({ min: -10, max: 48 }).map(noDia),
  })

  it('é o menor dos saldos de cada dia, de hoje ao fim, e o primeiro dia que o tem', () => {
    fc.assert(
      fc.property(caso, (movimento) => {
        const dias = montarFluxo({ periodos: dividirPeriodo(DE, ATE, 'DIA'), ...movimento }).filter(
          ({ fim }) => fim >= movimento.hoje,
        )
        const centavos = Math.min(...dias.map(({ fechamentoPrevisto }) => fechamentoPrevisto))
        const dia = dias.find(({ fechamentoPrevisto }) => fechamentoPrevisto === centavos)?.inicio
        expect(menorSaldoPrevisto({ de: DE, ate: ATE, ...movimento })).toEqual({ dia, centavos })
      }),
    )
  })

  it('nenhum período, de dia, semana ou mês, termina abaixo dele', () => {
    fc.assert(
      fc.property(caso, fc.constantFrom(...AGRUPAMENTOS), (movimento, agrupar) => {
        const menor = menorSaldoPrevisto({ de: DE, ate: ATE, ...movimento })
        const fins = montarFluxo({ periodos: dividirPeriodo(DE, ATE, agrupar), ...movimento })
          .filter(({ fim }) => fim >= movimento.hoje)
          .map(({ fechamentoPrevisto }) => fechamentoPrevisto)
        expect(Math.min(...fins)).toBeGreaterThanOrEqual(menor?.centavos ?? Number.NaN)
      }),
    )
  })

  it('acha o dia ruim no meio de uma semana que termina bem', () => {
    expect(
      menorSaldoPrevisto({
        de: '2026-11-16',
        ate: '2026-12-31',
        saldoInicial: 10_000,
        hoje: HOJE,
        realizados: [{ dia: '2026-11-17', entradas: 0, saidas: 4_000 }],
        previstos: [
          { dia: '2026-11-25', entradas: 0, saidas: 9_000 },
          { dia: '2026-11-27', entradas: 20_000, saidas: 0 },
        ],
      }),
    ).toEqual({ dia: '2026-11-25', centavos: -3_000 })
  })

  it('sem movimento é o saldo de hoje; de um período que passou não há', () => {
    const parado = { saldoInicial: 700, realizados: [], previstos: [], hoje: HOJE }
    expect(menorSaldoPrevisto({ de: DE, ate: ATE, ...parado })).toEqual({ dia: HOJE, centavos: 700 })
    expect(menorSaldoPrevisto({ de: '2026-12-01', ate: ATE, ...parado })).toEqual({ dia: '2026-12-01', centavos: 700 })
    expect(menorSaldoPrevisto({ de: DE, ate: '2026-11-19', ...parado })).toBeNull()
  })
})
