import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { somarCentavos } from '../dinheiro/index.ts'
import { diaDeBancoDesde } from '../tempo/index.ts'
import { contratoFinanceiro, dadosDoAcordo } from './index.ts'
import { repetir, type Repetido } from './parcelas.ts'

const CONTA: Repetido = {
  descricao: 'Monitor',
  competencia: '2027-01-10',
  vencimento: '2027-01-31',
  valorCentavos: 10_000,
  repeticao: 'PARCELADA',
  vezes: 3,
  diaDeBanco: false,
}

it.each([
  ['uma conta', contratoFinanceiro['POST /contas-pagar'].entrada],
  ['um acordo', dadosDoAcordo],
])('%s vai até dez anos de meses', (_, esquema) => {
  const recusa = (vezes: number) => esquema.safeParse({ vezes }).error?.issues.some(({ path }) => path[0] === 'vezes')
  expect([0, 1, 120, 121].map(recusa)).toEqual([true, false, false, true])
})

describe('parcelas', () => {
  it('de um em um mês, no dia ou no último do mês, todas da mesma competência', () => {
    const competencia = CONTA.competencia
    expect(repetir(CONTA)).toEqual([
      { descricao: 'Monitor 1/3', competencia, vencimento: '2027-01-31', valorCentavos: 3_334 },
      { descricao: 'Monitor 2/3', competencia, vencimento: '2027-02-28', valorCentavos: 3_333 },
      { descricao: 'Monitor 3/3', competencia, vencimento: '2027-03-31', valorCentavos: 3_333 },
    ])
    expect(repetir({ ...CONTA, vezes: 1 })).toEqual([
      { descricao: 'Monitor', competencia, vencimento: '2027-01-31', valorCentavos: 10_000 },
    ])
  })

  it('somam sempre o valor, e nenhuma é de graça', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.nat(1_000_000_000), (vezes, mais) => {
        const valorCentavos = vezes + mais
        const partes = repetir({ ...CONTA, valorCentavos, vezes })
        expect(partes).toHaveLength(vezes)
        expect(somarCentavos(partes.map((parte) => parte.valorCentavos))).toBe(valorCentavos)
        expect(Math.min(...partes.map((parte) => parte.valorCentavos))).toBeGreaterThan(0)
      }),
    )
  })
})

describe('todo mês', () => {
  it('o mesmo valor e o mesmo nome, cada um na competência do seu mês', () => {
    expect(repetir({ ...CONTA, descricao: 'Aluguel', repeticao: 'MENSAL' })).toEqual([
      { descricao: 'Aluguel', competencia: '2027-01-10', vencimento: '2027-01-31', valorCentavos: 10_000 },
      { descricao: 'Aluguel', competencia: '2027-02-10', vencimento: '2027-02-28', valorCentavos: 10_000 },
      { descricao: 'Aluguel', competencia: '2027-03-10', vencimento: '2027-03-31', valorCentavos: 10_000 },
    ])
  })

  it('o adiamento de um mês não passa para o seguinte', () => {
    // 5 December 2026 and 5 June 2027 are Saturdays; 5 September 2027 a Sunday, before the holiday of the 7th.
    const vencimentos = repetir({
      ...CONTA,
      vencimento: '2026-12-05',
      repeticao: 'MENSAL',
      vezes: 10,
      diaDeBanco: true,
    })
    expect(vencimentos.map(({ vencimento }) => vencimento)).toEqual([
      '2026-12-07',
      '2027-01-05',
      '2027-02-05',
      '2027-03-05',
      '2027-04-05',
      '2027-05-05',
      '2027-06-07',
      '2027-07-05',
      '2027-08-05',
      '2027-09-06',
    ])
  })
})

describe('dia de banco', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-20', '2026-11-23'],
    ['2026-12-25', '2026-12-28'],
    // Carnival: Monday, Tuesday, and the Wednesday on which banks open.
    ['2026-02-16', '2026-02-18'],
    ['2026-02-17', '2026-02-18'],
    ['2026-02-13', '2026-02-13'],
    // Corpus Christi
    ['2026-06-04', '2026-06-05'],
    ['2026-04-03', '2026-04-06'],
  ])('%s vence em %s', (dia, esperado) => expect(diaDeBancoDesde(dia)).toBe(esperado))

  it('nunca antes, nunca em fim de semana, e é o seu próprio', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (dias) => {
        const dia = Temporal.PlainDate.from('2020-01-01').add({ days: dias }).toString()
        const vence = diaDeBancoDesde(dia)
        expect(vence >= dia).toBe(true)
        expect(Temporal.PlainDate.from(vence).dayOfWeek).toBeLessThanOrEqual(5)
        expect(diaDeBancoDesde(vence)).toBe(vence)
      }),
    )
  })
})
