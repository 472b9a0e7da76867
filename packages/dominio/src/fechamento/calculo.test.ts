import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apurar, recusaDaApuracao, ultimoFechamento, vencimentoDoFechamento } from './index.ts'

const dia = fc
  .integer({ min: 0, max: 4_000 })
  .map((n) => Temporal.PlainDate.from('2024-01-01').add({ days: n }).toString())
const doMes = fc.integer({ min: 1, max: 31 })

describe('apuração', () => {
  it('exames menos desconto menos comissão é o total, ao centavo, e a comissão é do que o desconto deixou', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5_000_000 }), { maxLength: 40 }),
        fc.nat(20_000_000),
        fc.integer({ min: 0, max: 10_000 }),
        (exames, descontoCentavos, comissaoBp) => {
          const apuracao = apurar(exames, { descontoCentavos, comissaoBp })
          const { brutoCentavos, comissaoCentavos, totalCentavos } = apuracao
          expect(brutoCentavos).toBe(exames.reduce((soma, um) => soma + um, 0))
          expect(totalCentavos).toBe(brutoCentavos - descontoCentavos - comissaoCentavos)
          const exata = (Math.max(0, brutoCentavos - descontoCentavos) * comissaoBp) / 10_000
          expect(Math.abs(comissaoCentavos - exata)).toBeLessThanOrEqual(0.5)
          if (recusaDaApuracao(apuracao) === null) expect(totalCentavos).toBeGreaterThan(0)
          else expect(totalCentavos <= 0 || descontoCentavos >= brutoCentavos || exames.length === 0).toBe(true)
        },
      ),
    )
  })

  it('diz por que não há o que cobrar', () => {
    const sem = { descontoCentavos: 0, comissaoBp: 0 }
    expect(recusaDaApuracao(apurar([], sem))).toContain('Nenhum exame')
    expect(recusaDaApuracao(apurar([100], { ...sem, descontoCentavos: 100 }))).toContain('desconto')
    expect(recusaDaApuracao(apurar([100], { ...sem, comissaoBp: 10_000 }))).toContain('comissão')
    expect(recusaDaApuracao(apurar([100], { descontoCentavos: 99, comissaoBp: 0 }))).toBeNull()
  })
})

describe('dias', () => {
  it.each([
    ['2026-11-23', 30, '2026-10-30'],
    ['2026-11-30', 30, '2026-11-30'],
    ['2026-12-01', 31, '2026-11-30'],
    ['2027-03-01', 31, '2027-02-28'],
    ['2028-03-01', 30, '2028-02-29'],
    ['2026-11-05', 5, '2026-11-05'],
    ['2026-01-04', 5, '2025-12-05'],
  ])('em %s, quem fecha no dia %i fechou em %s', (hoje, diaFechamento, esperado) => {
    expect(ultimoFechamento(hoje, { diaFechamento })).toBe(esperado)
  })

  it('o último fechamento nunca passa de hoje nem de um mês atrás', () => {
    fc.assert(
      fc.property(dia, doMes, (hoje, diaFechamento) => {
        const ultimo = ultimoFechamento(hoje, { diaFechamento })
        expect(ultimo <= hoje).toBe(true)
        expect(ultimo > Temporal.PlainDate.from(hoje).subtract({ days: 32 }).toString()).toBe(true)
      }),
    )
  })

  it('no dia em que o banco abre, quando o contrato diz', () => {
    const vence = (venceEmDiaDeBanco: boolean) =>
      vencimentoDoFechamento('2026-11-30', '2026-11-30', { diaVencimento: 25, venceEmDiaDeBanco })
    expect([vence(false), vence(true)]).toEqual(['2026-12-25', '2026-12-28'])
  })

  it('o vencimento vem depois do período e de hoje, e em até um mês', () => {
    fc.assert(
      fc.property(dia, dia, doMes, (ate, hoje, diaVencimento) => {
        const vencimento = vencimentoDoFechamento(ate, hoje, { diaVencimento })
        const maior = ate > hoje ? ate : hoje
        expect(vencimento > maior).toBe(true)
        expect(vencimento <= Temporal.PlainDate.from(maior).add({ days: 31 }).toString()).toBe(true)
      }),
    )
  })
})
