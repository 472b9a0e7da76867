import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  duracaoDasJanelas,
  faixasDoDia,
  horaDe,
  janelasDoDia,
  MINUTOS_DO_DIA,
  minutosDe,
  subtrair,
  unir,
  type Bloqueio,
  type Excecao,
  type Faixa,
  type JanelaDaSemana,
} from './index.ts'

const SP = 'America/Sao_Paulo'
const SEXTA = '2026-11-20'
const janela = (inicio: string, fim: string, almocoInicio?: string, almocoFim?: string): JanelaDaSemana => ({
  diaSemana: 5,
  inicio,
  fim,
  almocoInicio,
  almocoFim,
})
const excecao = (tipo: Excecao['tipo'], inicio: string | null = null, fim: string | null = null): Excecao => ({
  tipo,
  de: SEXTA,
  ate: SEXTA,
  inicio,
  fim,
})
const padrao = { dia: SEXTA, fuso: SP, excecoes: [], feriados: [] }
const comercial = { janelas: [janela('08:00', '18:00', '12:00', '13:00')], bloqueios: [] }
/** `11:00-15:00` of each window, on the clock of UTC. */
const lidas = (pedido: Partial<Parameters<typeof janelasDoDia>[0]>) =>
  janelasDoDia({ ...padrao, semana: comercial, ...pedido }).map(
    ({ inicio, fim }) => `${inicio.slice(5, 16)} ${fim.slice(5, 16)}`,
  )

describe('um dia comum', () => {
  it('as janelas saem em UTC, sem o almoço', () => {
    expect(janelasDoDia({ ...padrao, semana: comercial })).toEqual([
      { inicio: '2026-11-20T11:00:00.000Z', fim: '2026-11-20T15:00:00.000Z' },
      { inicio: '2026-11-20T16:00:00.000Z', fim: '2026-11-20T21:00:00.000Z' },
    ])
  })

  it('sem janela no dia da semana não há janela', () => expect(lidas({ dia: '2026-11-21' })).toEqual([]))

  it('a janela que vai até meia-noite termina no começo do dia seguinte', () => {
    expect(lidas({ semana: { janelas: [janela('22:00', '24:00')], bloqueios: [] } })).toEqual([
      '11-21T01:00 11-21T03:00',
    ])
  })

  it.each([
    ['America/Noronha', '11-20T10:00'],
    ['America/Manaus', '11-20T12:00'],
    ['America/Rio_Branco', '11-20T13:00'],
  ])('em %s começa às %s UTC', (fuso, inicio) => expect(lidas({ fuso })[0]?.slice(0, 11)).toBe(inicio))
})

describe('bloqueios, exceções e feriados', () => {
  const bloqueio = (resto: Partial<Bloqueio> = {}): Bloqueio => ({
    diaSemana: 5,
    inicio: '15:00',
    fim: '16:00',
    ...resto,
  })
  const comBloqueio = (resto: Partial<Bloqueio>) =>
    lidas({ semana: { ...comercial, bloqueios: [bloqueio(resto)] } }).length

  it('um bloqueio recorrente parte a tarde, só dentro da sua vigência', () => {
    expect(comBloqueio({})).toBe(3)
    expect(comBloqueio({ de: SEXTA, ate: SEXTA })).toBe(3)
    expect(comBloqueio({ ate: '2026-11-19' })).toBe(2)
    expect(comBloqueio({ de: '2026-11-21' })).toBe(2)
    expect(comBloqueio({ diaSemana: 4 })).toBe(2)
  })

  it('folga do dia inteiro, e de parte dele', () => {
    expect(lidas({ excecoes: [excecao('FOLGA')] })).toEqual([])
    expect(lidas({ excecoes: [excecao('FOLGA', '08:00', '14:30')] })).toEqual(['11-20T17:30 11-20T21:00'])
  })

  it('férias cobrem o primeiro e o último dia', () => {
    const ferias: Excecao = { ...excecao('FOLGA'), de: '2026-11-13', ate: SEXTA }
    expect([SEXTA, '2026-11-13', '2026-11-27'].map((dia) => lidas({ dia, excecoes: [ferias] }).length)).toEqual([
      0, 0, 2,
    ])
  })

  it('uma janela extra sobre o almoço emenda o dia', () => {
    expect(lidas({ excecoes: [excecao('EXTRA', '12:00', '13:00')] })).toEqual(['11-20T11:00 11-20T21:00'])
  })

  it('feriado fecha o dia, mas não a janela extra que foi marcada nele; nem férias', () => {
    expect(lidas({ feriados: [SEXTA] })).toEqual([])
    const extra = excecao('EXTRA', '09:00', '11:00')
    expect(lidas({ feriados: [SEXTA], excecoes: [extra] })).toEqual(['11-20T12:00 11-20T14:00'])
    expect(lidas({ excecoes: [excecao('FOLGA'), extra] })).toEqual(['11-20T12:00 11-20T14:00'])
  })
})

describe('quando o relógio muda', () => {
  const todoDia = {
    janelas: Array.from({ length: 7 }, (_, diaSemana) => ({ ...janela('00:00', '24:00'), diaSemana })),
    bloqueios: [],
  }
  const minutos = (fuso: string, dia: string) =>
    duracaoDasJanelas(janelasDoDia({ ...padrao, fuso, dia, semana: todoDia }))

  it.each([
    ['começo do horário de verão, à meia-noite', SP, '2018-11-04', 1_380],
    ['fim do horário de verão, à meia-noite', SP, '2019-02-16', 1_500],
    ['dia seguinte', SP, '2019-02-17', 1_440],
    ['mudança de madrugada', 'America/New_York', '2026-03-08', 1_380],
    ['volta de madrugada', 'America/New_York', '2026-11-01', 1_500],
    ['volta de meia hora', 'Australia/Lord_Howe', '2026-04-05', 1_470],
    ['um dia que não existiu', 'Pacific/Apia', '2011-12-30', 0],
  ])('%s', (_, fuso, dia, total) => expect(minutos(fuso, dia)).toBe(total))

  it('uma janela inteira dentro da hora que não existe some', () => {
    const semana = { janelas: [{ ...janela('00:10', '00:50'), diaSemana: 0 }], bloqueios: [] }
    expect(janelasDoDia({ ...padrao, dia: '2018-11-04', semana })).toEqual([])
  })

  it('na hora que se repete, o almoço se repete também', () => {
    const semana = { janelas: [{ ...janela('22:00', '24:00', '23:10', '23:40'), diaSemana: 6 }], bloqueios: [] }
    const doDia = janelasDoDia({ ...padrao, dia: '2019-02-16', semana })
    expect(duracaoDasJanelas(doDia)).toBe(60 + 2 * 30)
    expect(doDia).toHaveLength(3)
  })
})

describe('propriedades', () => {
  const minuto = fc.integer({ min: 0, max: MINUTOS_DO_DIA })
  const faixa = fc
    .tuple(minuto, minuto)
    .filter(([a, b]) => a !== b)
    .map(([a, b]): Faixa => ({ inicio: Math.min(a, b), fim: Math.max(a, b) }))
  const horas = faixa.map(({ inicio, fim }) => ({ inicio: horaDe(inicio), fim: horaDe(fim) }))
  const faixas = fc.array(faixa, { maxLength: 6 })
  const dentro = (lista: readonly Faixa[], m: number) => lista.some(({ inicio, fim }) => inicio <= m && m < fim)

  it('hora e minutos são o mesmo, ida e volta', () => {
    fc.assert(
      fc.property(minuto, (m) => {
        expect(minutosDe(horaDe(m))).toBe(m)
      }),
    )
    for (const errada of ['24:01', '8:00', '08:60', '', '08:00:00']) expect(() => minutosDe(errada)).toThrow(RangeError)
  })

  it('unir e subtrair são união e diferença, em ordem e sem encostar', () => {
    fc.assert(
      fc.property(faixas, faixas, minuto, (a, b, m) => {
        expect(dentro(unir(a), m)).toBe(dentro(a, m))
        expect(dentro(subtrair(a, b), m)).toBe(dentro(a, m) && !dentro(b, m))
        for (const lista of [unir(a), subtrair(a, b)])
          expect(lista.every((f, i) => f.inicio < f.fim && (i === 0 || (lista[i - 1]?.fim ?? 0) < f.inicio))).toBe(true)
      }),
    )
  })

  const dias = fc
    .integer({ min: 0, max: 9_000 })
    .map((n) => Temporal.PlainDate.from('2008-01-01').add({ days: n }).toString())
  const diaDeMudanca = fc.constantFrom('2018-11-04', '2019-02-16', '2019-02-17', '2026-03-08', '2026-11-01')
  const pedido = fc.record({
    dia: fc.oneof(dias, diaDeMudanca),
    fuso: fc.constantFrom(
      SP,
      'America/Noronha',
      'America/Rio_Branco',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'UTC',
    ),
    semana: fc.record({
      janelas: fc.array(
        fc.record({ diaSemana: fc.nat(6), horas }).map(({ diaSemana, horas: h }) => ({ diaSemana, ...h })),
        { maxLength: 20 },
      ),
      bloqueios: fc.array(
        fc.record({ diaSemana: fc.nat(6), horas }).map(({ diaSemana, horas: h }) => ({ diaSemana, ...h })),
        { maxLength: 6 },
      ),
    }),
    tipos: fc.array(fc.tuple(fc.constantFrom('FOLGA' as const, 'EXTRA' as const), horas), { maxLength: 3 }),
    feriado: fc.boolean(),
  })

  it('um instante do dia está numa janela exatamente quando o relógio do lugar mostra um minuto de trabalho', () => {
    fc.assert(
      fc.property(pedido, fc.integer({ min: 0, max: 1_559 }), ({ dia, fuso, semana, tipos, feriado }, passo) => {
        const excecoes = tipos.map(([tipo, h]): Excecao => ({ tipo, de: dia, ate: dia, ...h }))
        const entrada = { dia, fuso, semana, excecoes, feriados: feriado ? [dia] : [] }
        const janelas = janelasDoDia(entrada)
        const momento = Temporal.PlainDate.from(dia).toZonedDateTime(fuso).add({ minutes: passo })
        if (momento.toPlainDate().toString() !== dia) return
        const relogio = momento.hour * 60 + momento.minute
        const instante = momento.toInstant().toString({ smallestUnit: 'millisecond' })
        expect(janelas.some(({ inicio, fim }) => inicio <= instante && instante < fim)).toBe(
          dentro(faixasDoDia(entrada), relogio),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('saem em ordem, sem se tocar, dentro do dia', () => {
    fc.assert(
      fc.property(pedido, ({ dia, fuso, semana, tipos }) => {
        const excecoes = tipos.map(([tipo, h]): Excecao => ({ tipo, de: dia, ate: dia, ...h }))
        const janelas = janelasDoDia({ dia, fuso, semana, excecoes, feriados: [] })
        const inicio = Temporal.PlainDate.from(dia).toZonedDateTime(fuso)
        const limites = [inicio, inicio.add({ days: 1 })].map((z) =>
          z.toInstant().toString({ smallestUnit: 'millisecond' }),
        )
        const pontos = [limites[0], ...janelas.flatMap((j) => [j.inicio, j.fim]), limites[1]].map(String)
        expect(pontos).toEqual(pontos.toSorted())
        expect(janelas.every((j, i) => j.inicio < j.fim && (i === 0 || (janelas[i - 1]?.fim ?? '') < j.inicio))).toBe(
          true,
        )
      }),
    )
  })
})
