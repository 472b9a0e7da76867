import type { AdaptadorTemporal } from './adaptador-temporal.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { escreverMomento, lerMomento } from './formato-de-data.ts'
import { armazenamentoEmMemoria } from '../../teste/fabricas.ts'

const momento = Temporal.PlainDateTime.from('2026-03-05T08:07:09')

describe('datas escritas e lidas', () => {
  it('segue os padrões em português, com texto literal entre aspas', () => {
    expect(escreverMomento(momento, 'dd/MM/yyyy HH:mm')).toBe('05/03/2026 08:07')
    expect(escreverMomento(momento, "d 'de' MMMM 'de' yyyy")).toBe('5 de março de 2026')
    expect(escreverMomento(momento, 'EEEE')).toBe('quinta-feira')
    expect(escreverMomento(momento, 's')).toBe('9')
  })

  it('lê o que escreve e recusa o que não existe', () => {
    expect(lerMomento('05/03/2026 08:07', 'dd/MM/yyyy HH:mm')?.toString()).toBe('2026-03-05T08:07:00')
    expect(lerMomento('31/02/2026', 'dd/MM/yyyy')).toBeNull()
    expect(lerMomento('5 de março', 'dd/MM/yyyy')).toBeNull()
  })
})

describe('adaptador dos calendários', () => {
  let adaptador: AdaptadorTemporal
  beforeAll(async () => {
    vi.stubGlobal('localStorage', armazenamentoEmMemoria().armazenamento)
    adaptador = new (await import('./adaptador-temporal.ts')).AdaptadorTemporal()
  })

  it('começa a semana no domingo e cobre o mês inteiro', () => {
    const semanas = adaptador.getWeekArray(momento)
    expect(semanas.map((dias) => dias.length)).toEqual([7, 7, 7, 7, 7])
    expect(semanas[0]?.[0]?.toPlainDate().toString()).toBe('2026-03-01')
    expect(semanas[4]?.[6]?.toPlainDate().toString()).toBe('2026-04-04')
    expect(adaptador.getDayOfWeek(Temporal.PlainDateTime.from('2026-03-01'))).toBe(1)
  })

  it('uma data inválida continua inválida, sem quebrar', () => {
    const invalida = adaptador.getInvalidDate()
    expect(adaptador.isValid(invalida)).toBe(false)
    expect(adaptador.getDate(invalida)).toBeNaN()
    expect(adaptador.setDate(invalida, 3)).toBe(invalida)
    expect(adaptador.setDate(momento, Number.NaN)).toBe(invalida)
    expect(adaptador.parse('99/99/2026', 'dd/MM/yyyy')).toBe(invalida)
  })

  it('conta meses a partir de zero e transborda como os calendários esperam', () => {
    expect(adaptador.getMonth(momento)).toBe(2)
    expect(adaptador.setMonth(Temporal.PlainDateTime.from('2026-01-31'), 1).toPlainDate().toString()).toBe('2026-02-28')
    expect(adaptador.setDate(momento, 0).toPlainDate().toString()).toBe('2026-02-28')
  })
})

describe('números, arquivos e tempo', () => {
  it('completa o dia e o mês de um algarismo quando vem o separador', async () => {
    vi.stubGlobal('localStorage', armazenamentoEmMemoria().armazenamento)
    const { digitosDaData } = await import('./formulario/campo-data.tsx')
    expect(['5/', '05/3/', '05/03/2020', '05/0', ''].map(digitosDaData)).toEqual(['05', '0503', '05032020', '050', ''])
  })

  it('converte decimais escritos em inteiros sem perder centavo', async () => {
    vi.stubGlobal('localStorage', armazenamentoEmMemoria().armazenamento)
    const { deInteiro, paraInteiro } = await import('./formulario/campo-numero.tsx')
    expect(['1234.5', '0.1', '90071992547409.91', '-3', '1.999'].map((texto) => paraInteiro(texto, 2))).toEqual([
      123_450, 10, 9_007_199_254_740_991, -300, 199,
    ])
    expect([5, 123_450, -7].map((centavos) => deInteiro(centavos, 2))).toEqual(['0.05', '1234.50', '-0.07'])
  })

  it('aceita arquivos como o atributo accept', async () => {
    const { arquivoAceito, formatarTamanho } = await import('./formulario/area-de-arquivos.tsx')
    expect(arquivoAceito({ name: 'a.PNG', type: 'image/png' }, 'image/*')).toBe(true)
    expect(arquivoAceito({ name: 'exame.DCM', type: '' }, 'image/png,.dcm')).toBe(true)
    expect(arquivoAceito({ name: 'a.svg', type: 'image/svg+xml' }, 'image/png,image/jpeg')).toBe(false)
    expect(formatarTamanho(1_536_000)).toBe('1,5 MB')
  })

  it('diz há quanto tempo, até uma semana', async () => {
    vi.stubGlobal('localStorage', armazenamentoEmMemoria().armazenamento)
    const { tempoRelativo } = await import('./valores.tsx')
    const agora = Date.parse('2026-11-20T12:00:00Z')
    expect(
      ['2026-11-20T11:59:30Z', '2026-11-20T09:00:00Z', '2026-11-19T11:00:00Z', '2026-11-20T12:10:00Z'].map((instante) =>
        tempoRelativo(instante, agora),
      ),
    ).toEqual(['agora', 'há 3 horas', 'ontem', 'em 10 minutos'])
    expect(tempoRelativo('2026-10-01T00:00:00Z', agora)).toBeNull()
  })

  it('conta o total por extenso', async () => {
    const { textoDoTotal } = await import('./lista/rodape.tsx')
    const nomes = ['paciente', 'pacientes'] as const
    expect(textoDoTotal({ total: 1, totalExato: true }, nomes)).toBe('1 paciente')
    expect(textoDoTotal({ total: 1213, totalExato: true }, nomes)).toBe('1.213 pacientes')
    expect(textoDoTotal({ total: 10_000, totalExato: false }, nomes)).toBe('mais de 10.000 pacientes')
  })
})
