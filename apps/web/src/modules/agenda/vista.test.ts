import { describe, expect, it } from 'vitest'
import { andar, diasEntre, lerVista, periodoDa } from './vista.ts'

const opcoes = { hoje: '2026-11-20', permitidas: ['dia', 'semana', 'mes', 'lista'] } as const
const ler = (busca: Record<string, string>) => lerVista(busca, opcoes)

describe('a vista no endereço', () => {
  it('sem nada é a primeira permitida, hoje, todo mundo', () =>
    expect(ler({})).toEqual({
      visao: 'dia',
      dia: '2026-11-20',
      especialistas: [],
      parceiro: null,
      estados: [],
      diaInteiro: false,
    }))

  it('lê o que foi escolhido', () =>
    expect(
      ler({
        visao: 'semana',
        dia: '2026-12-01',
        especialistas: 'a,b',
        parceiro: 'p',
        estados: 'AGENDADO,FALTOU',
        horas: '24',
      }),
    ).toEqual({
      visao: 'semana',
      dia: '2026-12-01',
      especialistas: ['a', 'b'],
      parceiro: 'p',
      estados: ['AGENDADO', 'FALTOU'],
      diaInteiro: true,
    }))

  it.each(['2026-02-30', '20/11/2026', 'amanhã', ''])('um dia que não existe (%s) é hoje', (dia) =>
    expect(ler({ dia }).dia).toBe('2026-11-20'),
  )

  it('ignora visão e situação que não existem, ou que não são para a pessoa', () => {
    expect(ler({ visao: 'ano', estados: 'X,AGENDADO' })).toMatchObject({ visao: 'dia', estados: ['AGENDADO'] })
    expect(lerVista({ visao: 'dia' }, { hoje: '2026-11-20', permitidas: ['semana', 'lista'] }).visao).toBe('semana')
  })

  it('um elo com período ou situação da lista abre a lista', () => {
    expect(ler({ de: '2026-11-01', ate: '2026-11-30' }).visao).toBe('lista')
    expect(ler({ estado: 'AGENDADO' }).visao).toBe('lista')
    expect(ler({ estado: 'AGENDADO', visao: 'mes' }).visao).toBe('mes')
  })
})

describe('períodos', () => {
  it.each([
    ['dia', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['semana', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['semana', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['mes', '2026-11-20', '2026-10-26', '2026-12-06'],
    ['mes', '2027-02-10', '2027-02-01', '2027-02-28'],
  ] as const)('%s de %s vai de %s a %s', (visao, dia, de, ate) =>
    expect(periodoDa({ visao, dia })).toEqual({ de, ate }),
  )

  it('nenhum mês passa de seis semanas, que é o que se pode pedir', () => {
    for (let mes = Temporal.PlainYearMonth.from('2024-01'); mes.year < 2028; mes = mes.add({ months: 1 })) {
      const dias = diasEntre(periodoDa({ visao: 'mes', dia: mes.toPlainDate({ day: 15 }).toString() }))
      expect(dias.length % 7).toBe(0)
      expect(dias.length).toBeLessThanOrEqual(42)
    }
  })

  it('andar fica no fim do mês mais curto', () => {
    expect(andar({ visao: 'mes', dia: '2026-01-31' }, 1)).toBe('2026-02-28')
    expect(andar({ visao: 'semana', dia: '2026-11-20' }, -1)).toBe('2026-11-13')
    expect(andar({ visao: 'dia', dia: '2026-12-31' }, 1)).toBe('2027-01-01')
  })
})
