import { describe, expect, it, vi } from 'vitest'
import { escreverMomento, lerMomento } from './formato-de-data.ts'
import { dentroDe, diaPelaTecla, semanasDe } from './mes.ts'
import { armazenamentoEmMemoria } from '../../teste/fabricas.ts'

const momento = Temporal.PlainDateTime.from('2026-03-05T08:07:09')

describe('datas escritas e lidas', () => {
  it('segue os padrões em português, com texto literal entre aspas', () => {
    expect(escreverMomento(momento, 'dd/MM/yyyy HH:mm')).toBe('05/03/2026 08:07')
    expect(escreverMomento(momento, "d 'de' MMMM 'de' yyyy")).toBe('5 de março de 2026')
    expect(escreverMomento(momento.with({ day: 1 }), "d 'de' MMM, dd/MM")).toBe('1º de mar., 01/03')
    expect(escreverMomento(momento, 'EEEE')).toBe('quinta-feira')
  })

  it('lê o que escreve e recusa o que não existe', () => {
    expect(lerMomento('05/03/2026 08:07', 'dd/MM/yyyy HH:mm')?.toString()).toBe('2026-03-05T08:07:00')
    expect(lerMomento('31/02/2026', 'dd/MM/yyyy')).toBeNull()
    expect(lerMomento('5 de março', 'dd/MM/yyyy')).toBeNull()
  })
})

describe('calendário', () => {
  const dia = (texto: string) => Temporal.PlainDate.from(texto)

  it('começa a semana no domingo e cobre o mês inteiro', () => {
    const semanas = semanasDe(dia('2026-08-15'))
    expect(semanas.map((dias) => dias.length)).toEqual([7, 7, 7, 7, 7, 7])
    expect(semanas[0]?.map((um) => um?.day ?? null)).toEqual([null, null, null, null, null, null, 1])
    expect(semanas[5]?.map((um) => um?.day ?? null)).toEqual([30, 31, null, null, null, null, null])
    expect(semanasDe(dia('2026-02-10'))).toHaveLength(4)
  })

  it('anda com as teclas por dias, semanas, meses e anos, sem passar do fim do mês', () => {
    const ir = (tecla: string, comShift = false) => diaPelaTecla(dia('2024-02-29'), tecla, comShift)?.toString()
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map((tecla) => ir(tecla))).toEqual([
      '2024-02-28',
      '2024-03-01',
      '2024-02-22',
      '2024-03-07',
      '2024-02-25',
      '2024-03-02',
    ])
    expect([ir('PageUp'), ir('PageDown'), ir('PageDown', true)]).toEqual(['2024-01-29', '2024-03-29', '2025-02-28'])
    expect(ir('Enter')).toBeUndefined()
  })

  it('diz de que lado do que se oferece está um dia', () => {
    const limites = { minimo: '2026-03-05', maximo: '2026-03-20' }
    expect(['2026-03-04', '2026-03-05', '2026-03-20', '2026-03-21'].map((um) => dentroDe(dia(um), limites))).toEqual([
      -1, 0, 0, 1,
    ])
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
