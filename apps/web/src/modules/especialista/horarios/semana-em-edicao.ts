import { almocoSugerido, type HorariosDoEspecialista, type semanaDoEspecialista } from '@vetlume/dominio/especialista'
import type * as z from 'zod/mini'

/** The week as the form holds it. */
export type SemanaEditada = z.input<typeof semanaDoEspecialista>
export type JanelaEditada = SemanaEditada['janelas'][number]

/** The week starts on Monday on screen; 0 is Sunday in the data. */
export const ORDEM_DOS_DIAS = [1, 2, 3, 4, 5, 6, 0] as const

const posicao = (diaSemana: number) => (diaSemana + 6) % 7

export const emOrdem = <T extends { diaSemana: number; inicio: string }>(linhas: readonly T[]): T[] =>
  linhas.toSorted((a, b) => posicao(a.diaSemana) - posicao(b.diaSemana) || a.inicio.localeCompare(b.inicio))

export const semanaDe = ({ janelas, bloqueios }: HorariosDoEspecialista): SemanaEditada => ({
  janelas: emOrdem(janelas),
  bloqueios: emOrdem(bloqueios),
})

const PADRAO = { inicio: '08:00', fim: '18:00' }

/** The window that "Atende" starts a day with: the nearest earlier day's, or the usual one, with its lunch. */
export function primeiraJanela(diaSemana: number, janelas: readonly JanelaEditada[]): JanelaEditada {
  const anterior = janelas.findLast((janela) => posicao(janela.diaSemana) < posicao(diaSemana))
  if (anterior !== undefined) return { ...anterior, diaSemana }
  const almoco = almocoSugerido(PADRAO)
  return { ...PADRAO, diaSemana, almocoInicio: almoco?.inicio ?? null, almocoFim: almoco?.fim ?? null }
}

/** One more window of a day, after the last: two hours that still fit, or blank. */
export function outraJanela(diaSemana: number, ultima: JanelaEditada | undefined): JanelaEditada {
  const vazia = { diaSemana, almocoInicio: null, almocoFim: null }
  if (ultima === undefined || ultima.fim > '21:00') return { ...vazia, inicio: '', fim: '' }
  const hora = Number(ultima.fim.slice(0, 2)) + 1
  const comeco = String(hora).padStart(2, '0')
  return { ...vazia, inicio: `${comeco}:00`, fim: `${String(hora + 2).padStart(2, '0')}:00` }
}

/** Monday's windows in Tuesday to Friday too. */
export function comoSegunda(janelas: readonly JanelaEditada[]): JanelaEditada[] {
  const segunda = janelas.filter(({ diaSemana }) => diaSemana === 1)
  const outras = janelas.filter(({ diaSemana }) => diaSemana === 0 || diaSemana === 6)
  const copias = [1, 2, 3, 4, 5].flatMap((diaSemana) => segunda.map((janela) => ({ ...janela, diaSemana })))
  return emOrdem([...copias, ...outras])
}
