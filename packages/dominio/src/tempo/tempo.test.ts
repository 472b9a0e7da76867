import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  diaNaZona,
  ehDiaUtil,
  feriadosNacionais,
  fimDoDia,
  formatarData,
  formatarDataHora,
  formatarHora,
  idade,
  inicioDoDia,
  mesesDeIdade,
  somarDiasUteis,
  formatarFim,
  formatarTrecho,
} from './index.ts'

const SAO_PAULO = 'America/Sao_Paulo'
const instante = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((data) => data.toISOString())
const dia = instante.map((texto) => texto.slice(0, 10))

describe('idade', () => {
  it.each([
    ['2023-09-20', '2026-11-20', '3 anos e 2 meses'],
    ['2025-11-20', '2026-11-20', '1 ano'],
    ['2025-10-20', '2026-11-20', '1 ano e 1 mês'],
    ['2025-11-21', '2026-11-20', '11 meses e 30 dias'],
    ['2026-10-19', '2026-11-20', '1 mês e 1 dia'],
    ['2026-09-20', '2026-11-20', '2 meses'],
    ['2026-11-08', '2026-11-20', '12 dias'],
    ['2026-11-20', '2026-11-20', 'menos de 1 dia'],
    ['2020-02-29', '2026-03-01', '6 anos'],
  ])('de %s a %s: %s', (nascimento, hoje, texto) => expect(idade(nascimento, hoje)).toBe(texto))

  it('recusa nascimento no futuro e data ilegível', () => {
    expect(() => idade('2026-11-21', '2026-11-20')).toThrow(RangeError)
    expect(() => idade('20/11/2026', '2026-11-20')).toThrow(RangeError)
    expect(() => idade('2026-02-30', '2026-11-20')).toThrow(RangeError)
  })
})

it.each([
  ['2025-12-20', '2026-11-20', 11],
  ['2025-12-21', '2026-11-20', 10],
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-21', '2026-11-20', null],
  [null, '2026-11-20', null],
])('meses inteiros de %s a %s: %s', (nascimento, ate, meses) => expect(mesesDeIdade(nascimento, ate)).toBe(meses))

describe('formatos de data', () => {
  it('data e hora na zona, inclusive à meia-noite', () => {
    expect(formatarData('2026-11-20')).toBe('20/11/2026')
    expect(formatarDataHora('2026-11-20T17:30:00Z', SAO_PAULO)).toBe('20/11/2026 14:30')
    expect(formatarDataHora('2026-11-20T03:00:00Z', SAO_PAULO)).toBe('20/11/2026 00:00')
    expect(formatarHora('2026-11-20T17:05:00Z', 'America/Manaus')).toBe('13:05')
  })

  it.each([
    ['America/Noronha', '2026-11-20'],
    ['America/Sao_Paulo', '2026-11-19'],
    ['America/Rio_Branco', '2026-11-19'],
  ])('2026-11-20T02:30Z em %s é dia %s', (zona, esperado) =>
    expect(diaNaZona('2026-11-20T02:30:00Z', zona)).toBe(esperado),
  )

  it('o mesmo segundo em outra zona, e outro segundo na mesma, são outros, pedidos em que ordem forem', () => {
    const pedidos: [string, string, string][] = [
      ['2026-11-20T02:59:59.999999999Z', SAO_PAULO, '19/11/2026 23:59'],
      ['2026-11-20T02:59:59.999Z', 'America/Manaus', '19/11/2026 22:59'],
      ['2026-11-20T02:59:59Z', SAO_PAULO, '19/11/2026 23:59'],
      ['2026-11-20T02:59:59-03:00', SAO_PAULO, '20/11/2026 02:59'],
      ['2026-11-20T03:00:00Z', SAO_PAULO, '20/11/2026 00:00'],
      ['2026-11-20T02:59Z', SAO_PAULO, '19/11/2026 23:59'],
      ['2026-11-20T02:58:59.1Z', SAO_PAULO, '19/11/2026 23:58'],
    ]
    for (const [quando, zona, dito] of [...pedidos, ...pedidos.toReversed()])
      expect(formatarDataHora(quando, zona)).toBe(dito)
  })

  it('recusa o ilegível', () => {
    expect(() => formatarData('20/11/2026')).toThrow(RangeError)
    expect(() => formatarDataHora('ontem', SAO_PAULO)).toThrow(RangeError)
    expect(() => formatarHora('2026-11-20T17:05:00Z', 'Brasil/Capital')).toThrow(RangeError)
  })
})

describe('dia como intervalo', () => {
  it('São Paulo', () => {
    expect(inicioDoDia('2026-11-20', SAO_PAULO)).toBe('2026-11-20T03:00:00.000Z')
    expect(fimDoDia('2026-11-20', SAO_PAULO)).toBe('2026-11-21T03:00:00.000Z')
  })

  it('dia em que a meia-noite não existiu (início do antigo horário de verão)', () => {
    expect(inicioDoDia('2018-11-04', SAO_PAULO)).toBe('2018-11-04T03:00:00.000Z')
    expect(fimDoDia('2018-11-04', SAO_PAULO)).toBe('2018-11-05T02:00:00.000Z')
  })

  it('todo instante cai no intervalo do seu dia', () => {
    const zona = fc.constantFrom(SAO_PAULO, 'America/Noronha', 'America/Manaus', 'America/Rio_Branco')
    fc.assert(
      fc.property(instante, zona, (quando, onde) => {
        const doInstante = diaNaZona(quando, onde)
        expect(inicioDoDia(doInstante, onde) <= quando && quando < fimDoDia(doInstante, onde)).toBe(true)
      }),
    )
  })
})

describe('feriados e dias úteis', () => {
  it('2026', () => {
    const dias = (tipo: string) =>
      feriadosNacionais(2026)
        .filter((f) => f.tipo === tipo)
        .map((f) => f.dia.slice(5))
    expect(dias('NACIONAL')).toEqual([
      '01-01',
      '04-03',
      '04-21',
      '05-01',
      '09-07',
      '10-12',
      '11-02',
      '11-15',
      '11-20',
      '12-25',
    ])
    expect(dias('FACULTATIVO')).toEqual(['02-17', '06-04'])
  })

  it('coincide com a tabela da biblioteca de 1990 a 2099', () => {
    for (let ano = 1990; ano <= 2099; ano += 1) {
      const dela = getHolidays(ano).flatMap((f) =>
        f.type === 'religious' ? [] : [`${f.date.toISOString().slice(0, 10)} ${f.type === 'national'}`],
      )
      expect(feriadosNacionais(ano).map((f) => `${f.dia} ${f.tipo === 'NACIONAL'}`)).toEqual(dela.toSorted())
    }
  })

  it.each([
    ['2026-11-18', 1, '2026-11-19'],
    ['2026-11-19', 1, '2026-11-23'],
    ['2026-11-20', 0, '2026-11-23'],
    ['2026-11-19', 0, '2026-11-19'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-23', -1, '2026-11-19'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-02-16', 1, '2026-02-17'],
  ])('%s + %i dia(s) útil(eis) = %s', (inicio, dias, fim) => expect(somarDiasUteis(inicio, dias)).toBe(fim))

  it('conta feriados locais', () => {
    expect(somarDiasUteis('2027-01-22', 1, ['2027-01-25'])).toBe('2027-01-26')
    expect(ehDiaUtil('2027-01-25')).toBe(true)
    expect(ehDiaUtil('2027-01-25', ['2027-01-25'])).toBe(false)
  })

  it('o resultado é dia útil e há exatamente n dias úteis no caminho', () => {
    fc.assert(
      fc.property(dia, fc.integer({ min: 1, max: 15 }), (inicio, n) => {
        const fim = somarDiasUteis(inicio, n)
        expect(ehDiaUtil(fim)).toBe(true)
        let uteis = 0
        let data = Temporal.PlainDate.from(inicio)
        while (data.toString() !== fim) {
          data = data.add({ days: 1 })
          if (ehDiaUtil(data.toString())) uteis += 1
        }
        expect(uteis).toBe(n)
      }),
      { numRuns: 40 },
    )
  })

  it('recusa fração de dia', () => {
    expect(() => somarDiasUteis('2026-11-20', 1.5)).toThrow(RangeError)
  })
})

describe('um trecho que cruza a meia-noite diz os dois dias', () => {
  const zona = 'America/Sao_Paulo'
  const noite = { inicio: '2026-11-25T02:30:00.000Z', fim: '2026-11-25T03:40:00.000Z' }
  const tarde = { inicio: '2026-11-24T17:30:00.000Z', fim: '2026-11-24T18:10:00.000Z' }
  it.each([
    [noite, '2026-11-24', 'das 23:30 às 00:40 de 25/11/2026'],
    [tarde, '2026-11-24', 'das 14:30 às 15:10'],
    [tarde, '2026-11-23', 'das 14:30 de 24/11/2026 às 15:10'],
  ])('%j, dito %s: %s', (trecho, dito, esperado) => expect(formatarTrecho(trecho, zona, dito)).toBe(esperado))
  it('o fim', () =>
    expect([formatarFim(noite, zona), formatarFim(tarde, zona)]).toEqual(['00:40 de 25/11/2026', '15:10']))
})
