import { expect, it } from 'vitest'
import type { Caixa, Fundo } from '../tipos.ts'
import { minutoDoComeco } from './comeco.ts'
import { criarEixo } from './eixo.ts'

const eixo = criarEixo('2026-11-20', 'America/Sao_Paulo')
const OUTRO_DIA = Date.parse('2026-11-25T15:00:00-03:00')
const caixa = (inicio: number, ate: number) => ({ inicio, ate }) as Caixa
const aberto = { tipo: 'aberto', inicio: 8 * 60, fim: 18 * 60 } as Fundo
const coluna = (caixas: Caixa[], fundos: Fundo[] | null = [aberto]) => ({ eixo, caixas, fundos })

it('outro dia começa no primeiro agendamento, de qualquer coluna, e não na abertura', () => {
  const colunas = [coluna([caixa(16 * 60, 17 * 60)]), coluna([caixa(14 * 60, 15 * 60)])]
  expect(minutoDoComeco(colunas, OUTRO_DIA)).toBe(13 * 60 + 30)
})

it('sem agendamento, na hora em que se começa a trabalhar; sem expediente, ao meio-dia', () => {
  expect(minutoDoComeco([coluna([])], OUTRO_DIA)).toBe(7 * 60 + 30)
  expect(minutoDoComeco([coluna([], null)], OUTRO_DIA)).toBe(11 * 60 + 30)
})

it('hoje começa uma hora antes de agora, sem cortar ao meio o que está acontecendo', () => {
  const agora = Date.parse('2026-11-20T15:00:00-03:00')
  expect(minutoDoComeco([coluna([caixa(9 * 60, 10 * 60)])], agora)).toBe(14 * 60)
  expect(minutoDoComeco([coluna([caixa(13 * 60 + 30, 14 * 60 + 30)])], agora)).toBe(13 * 60 + 30)
})
