import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escalaDe, indiceDeHoje, posicaoDoDia } from './escala-do-fluxo.ts'

describe('escala do saldo', () => {
  it.each([
    [[1_000_000, 3_700_000], 0, 4_000_000],
    [[-200_000, 900_000], -500_000, 1_000_000],
    [[0, 0], 0, 1],
    [[-3], -3, 1],
  ])('%j vai de %i a %i', (valores, minimo, maximo) => {
    expect(escalaDe(valores)).toMatchObject({ minimo, maximo })
  })

  it('cabe tudo, passa pelo zero e tem poucas linhas, a passos iguais', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (valores) => {
        const { minimo, maximo, guias } = escalaDe(valores)
        for (const valor of valores) expect(valor >= minimo && valor <= maximo).toBe(true)
        expect(guias).toContain(0)
        expect(guias.length).toBeGreaterThan(1)
        expect(guias.length).toBeLessThanOrEqual(7)
        expect([guias[0], guias.at(-1)]).toEqual([minimo, maximo])
      }),
    )
  })

  it('hoje está no último período que já começou', () => {
    const periodos = ['2026-11-09', '2026-11-16', '2026-11-23'].map((inicio) => ({ inicio })) as never
    expect(indiceDeHoje(periodos, '2026-11-20')).toBe(1)
    expect(indiceDeHoje(periodos, '2026-11-23')).toBe(2)
    expect(indiceDeHoje(periodos, '2026-11-01')).toBe(-1)
  })

  it('um dia fica entre os fins dos períodos, e o que resta do atual sobre hoje', () => {
    const periodos = [
      { inicio: '2026-11-09', fim: '2026-11-15' },
      { inicio: '2026-11-16', fim: '2026-11-22' },
      { inicio: '2026-11-23', fim: '2026-11-29' },
    ] as never
    const posicao = (dia: string) => posicaoDoDia(periodos, dia, '2026-11-18')
    expect(posicao('2026-11-18')).toBe(1)
    expect(posicao('2026-11-22')).toBe(1)
    expect(posicao('2026-11-23')).toBeCloseTo(1 + 1 / 7)
    expect(posicao('2026-11-29')).toBe(2)
    expect(posicaoDoDia(periodos, '2026-11-10', '2026-10-01')).toBe(0)
  })
})
