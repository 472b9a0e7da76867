import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calcularVencimento, fechamentoDe } from './index.ts'

const faturado = (hoje: string, diaFechamento: number, diaVencimento: number) =>
  calcularVencimento({ modo: 'FATURADO', hoje, parceiro: { diaFechamento, diaVencimento } })

describe('vencimento', () => {
  it.each([
    ['2026-11-20', 30, 10, '2026-12-10'],
    ['2026-11-30', 30, 10, '2026-12-10'],
    ['2026-12-01', 30, 10, '2027-01-10'],
    ['2026-11-05', 5, 20, '2026-11-20'],
    ['2026-11-06', 5, 20, '2026-12-20'],
    ['2026-02-28', 31, 5, '2026-03-05'],
    ['2027-02-10', 30, 31, '2027-03-31'],
    ['2028-02-29', 31, 31, '2028-03-31'],
    ['2026-11-10', 10, 10, '2026-12-10'],
    ['2026-04-15', 31, 1, '2026-05-01'],
  ])('faturado em %s, fecha %i, vence %i: %s', (hoje, fecha, vence, esperado) => {
    expect(faturado(hoje, fecha, vence)).toBe(esperado)
  })

  it('à vista vence hoje; plano, depois dos dias dele', () => {
    expect(calcularVencimento({ modo: 'A_VISTA', hoje: '2026-11-20' })).toBe('2026-11-20')
    expect(calcularVencimento({ modo: 'PLANO', hoje: '2026-11-20', prazoDoPlanoDias: 45 })).toBe('2027-01-04')
    expect(calcularVencimento({ modo: 'PLANO', hoje: '2026-11-20', prazoDoPlanoDias: 0 })).toBe('2026-11-20')
  })

  it('sem os dados do modo é defeito', () => {
    expect(() => calcularVencimento({ modo: 'FATURADO', hoje: '2026-11-20' })).toThrow(RangeError)
    expect(() => calcularVencimento({ modo: 'PLANO', hoje: '2026-11-20' })).toThrow(RangeError)
  })
})

describe('propriedades do faturado', () => {
  const dia = fc
    .integer({ min: 0, max: 36_500 })
    .map((n) => Temporal.PlainDate.from('2000-01-01').add({ days: n }).toString())
  const diaDoMes = fc.integer({ min: 1, max: 31 })
  const diasEntre = (a: string, b: string) => Temporal.PlainDate.from(a).until(b, { largestUnit: 'days' }).days

  it('hoje ≤ fechamento < vencimento, nunca a mais de um mês um do outro', () => {
    fc.assert(
      fc.property(dia, diaDoMes, diaDoMes, (hoje, fecha, vence) => {
        const fechamento = fechamentoDe(hoje, { diaFechamento: fecha })
        const vencimento = faturado(hoje, fecha, vence)
        expect(diasEntre(hoje, fechamento)).toBeGreaterThanOrEqual(0)
        expect(diasEntre(hoje, fechamento)).toBeLessThanOrEqual(31)
        expect(diasEntre(fechamento, vencimento)).toBeGreaterThanOrEqual(1)
        expect(diasEntre(fechamento, vencimento)).toBeLessThanOrEqual(31)
      }),
    )
  })

  it('cai no dia combinado ou, quando o mês não o tem, no último', () => {
    fc.assert(
      fc.property(dia, diaDoMes, diaDoMes, (hoje, fecha, vence) => {
        const vencimento = Temporal.PlainDate.from(faturado(hoje, fecha, vence))
        expect(vencimento.day).toBe(Math.min(vence, vencimento.daysInMonth))
      }),
    )
  })

  it('quem é atendido antes nunca vence depois, e todo o período vence junto', () => {
    fc.assert(
      fc.property(dia, fc.nat(400), diaDoMes, diaDoMes, (hoje, passo, fecha, vence) => {
        const depois = Temporal.PlainDate.from(hoje).add({ days: passo }).toString()
        expect(faturado(hoje, fecha, vence) <= faturado(depois, fecha, vence)).toBe(true)
        const fechamento = fechamentoDe(hoje, { diaFechamento: fecha })
        expect(faturado(fechamento, fecha, vence)).toBe(faturado(hoje, fecha, vence))
        expect(fechamentoDe(fechamento, { diaFechamento: fecha })).toBe(fechamento)
      }),
    )
  })
})
