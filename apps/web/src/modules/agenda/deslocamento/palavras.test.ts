import { describe, expect, it } from 'vitest'
import { horarioPorExtenso, tempoDeViagem } from './palavras.ts'
import { pedidoDosValores } from './pedido.ts'

describe('em palavras', () => {
  it.each([
    [0, '0 min'],
    [34, '34 min'],
    [60, '1 h'],
    [102, '1 h 42 min'],
  ])('%i minutos', (minutos, texto) => expect(tempoDeViagem(minutos)).toBe(texto))

  it('o dia é o da empresa', () => {
    const noite = { inicio: '2026-11-25T01:00:00.000Z', fim: '2026-11-25T01:40:00.000Z' }
    expect(horarioPorExtenso(noite, 'America/Sao_Paulo')).toBe('terça-feira, 24 de novembro, das 22:00 às 22:40')
  })
})

describe('o que o formulário pede', () => {
  const base = { servicos: ['s'], parceiro: 'p', inicio: '2026-11-25T12:00:00.000Z' }

  it('sem exame, ou sem saber onde, não pede', () => {
    expect(pedidoDosValores({ ...base, servicos: [] }, null)).toBeNull()
    expect(pedidoDosValores({ ...base, parceiro: '' }, null)).toBeNull()
    expect(pedidoDosValores({ ...base, parceiro: '', tipoLocal: 'PROPRIO' }, null)).not.toBeNull()
  })

  it('leva a duração digitada, e o próprio agendamento', () => {
    expect(pedidoDosValores({ ...base, fim: '2026-11-25T12:50:00.000Z' }, 'a')).toMatchObject({
      duracaoMinutos: 50,
      agendamento: 'a',
    })
    expect(pedidoDosValores(base, null)).not.toHaveProperty('duracaoMinutos')
  })
})
