import { expect, it } from 'vitest'
import { calendarioDe } from './calendario.ts'

const em = (instante: string, fuso = 'America/Sao_Paulo') => calendarioDe(Temporal.Instant.from(instante), fuso)

it('o dia é o da empresa, não o do servidor', () => {
  expect(em('2026-11-21T02:30:00Z').hoje).toEqual({
    de: '2026-11-20',
    ate: '2026-11-20',
    inicio: '2026-11-20T03:00:00.000Z',
    fim: '2026-11-21T03:00:00.000Z',
  })
  expect(em('2026-11-21T02:30:00Z', 'America/Noronha').hoje.de).toBe('2026-11-21')
  expect(em('2026-11-21T04:30:00Z', 'America/Rio_Branco').hoje.de).toBe('2026-11-20')
})

it('a semana vai de segunda a domingo e atravessa o ano', () => {
  expect(em('2026-12-31T15:00:00Z').semana).toMatchObject({ de: '2026-12-28', ate: '2027-01-03' })
})

it('domingo é o fim da semana, não o começo', () => {
  expect(em('2026-11-22T15:00:00Z').semana).toMatchObject({ de: '2026-11-16', ate: '2026-11-22' })
})

it('dá doze meses até o corrente, também em janeiro', () => {
  const { meses, mes, mesAnterior } = em('2027-01-31T15:00:00Z')
  expect([meses.length, meses[0]?.de, meses.at(-1)?.de]).toEqual([12, '2026-02-01', '2027-01-01'])
  expect([mes.de, mes.ate, mesAnterior.de, mesAnterior.ate]).toEqual([
    '2027-01-01',
    '2027-01-31',
    '2026-12-01',
    '2026-12-31',
  ])
})

it('cada mês começa e termina à meia-noite da empresa', () => {
  expect(em('2026-11-20T15:00:00Z').meses.at(-2)).toEqual({
    de: '2026-10-01',
    ate: '2026-10-31',
    inicio: '2026-10-01T03:00:00.000Z',
    fim: '2026-11-01T03:00:00.000Z',
  })
})
