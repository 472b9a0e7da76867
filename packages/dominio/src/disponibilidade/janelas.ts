import type { Dia, Instante } from '../tempo/index.ts'
import { faixaDe, MINUTOS_DO_DIA, subtrair, unir, type Faixa, type Hora } from './faixas.ts'

/** Working window of a weekday (0 is Sunday), with the lunch inside it, or none. */
export type JanelaDaSemana = {
  readonly diaSemana: number
  readonly inicio: Hora
  readonly fim: Hora
  readonly almocoInicio?: Hora | null | undefined
  readonly almocoFim?: Hora | null | undefined
}

/** Time of a weekday that is never available, within the dates when there are any (inclusive). */
export type Bloqueio = {
  readonly diaSemana: number
  readonly inicio: Hora
  readonly fim: Hora
  readonly de?: Dia | null | undefined
  readonly ate?: Dia | null | undefined
}

/** FOLGA takes time out, the whole day when it has no hours; EXTRA adds a window. Dates are inclusive. */
export type Excecao = {
  readonly tipo: 'FOLGA' | 'EXTRA'
  readonly de: Dia
  readonly ate: Dia
  readonly inicio: Hora | null
  readonly fim: Hora | null
}

export type Semana = { readonly janelas: readonly JanelaDaSemana[]; readonly bloqueios: readonly Bloqueio[] }

export type Janela = { readonly inicio: Instante; readonly fim: Instante }

export type PedidoDeJanelas = {
  readonly dia: Dia
  /** IANA zone that the hours are in. */
  readonly fuso: string
  readonly semana: Semana
  readonly excecoes: readonly Excecao[]
  /** Days that are holidays where the person works. */
  readonly feriados: readonly Dia[]
}

const DIA_INTEIRO: Faixa = { inicio: 0, fim: MINUTOS_DO_DIA }

const horasDe = ({ inicio, fim }: Excecao): Faixa =>
  inicio === null || fim === null ? DIA_INTEIRO : faixaDe(inicio, fim)

function daSemana({ janelas, bloqueios }: Semana, data: Temporal.PlainDate): Faixa[] {
  const dia = data.toString()
  const doDia = <T extends { diaSemana: number }>(linhas: readonly T[]) =>
    linhas.filter(({ diaSemana }) => diaSemana === data.dayOfWeek % 7)
  const abertas = doDia(janelas)
  const almocos = abertas.flatMap(({ almocoInicio, almocoFim }) =>
    almocoInicio == null || almocoFim == null ? [] : [faixaDe(almocoInicio, almocoFim)],
  )
  const bloqueadas = doDia(bloqueios).filter(({ de, ate }) => (de ?? dia) <= dia && dia <= (ate ?? dia))
  return subtrair(
    abertas.map(({ inicio, fim }) => faixaDe(inicio, fim)),
    [...almocos, ...bloqueadas.map(({ inicio, fim }) => faixaDe(inicio, fim))],
  )
}

/**
 * Minutes of a plain day on which somebody works, on the clock of the place. In this order: the windows of the weekday
 * without lunch and recurring blocks; nothing on a holiday; without what a FOLGA takes; and an EXTRA window always counts,
 * because it was written for that very day: over lunch, on a holiday, during vacations.
 */
export function faixasDoDia({ dia, semana, excecoes, feriados }: Omit<PedidoDeJanelas, 'fuso'>): Faixa[] {
  const data = Temporal.PlainDate.from(dia)
  const doDia = excecoes.filter(({ de, ate }) => de <= dia && dia <= ate)
  const horas = (qual: Excecao['tipo']) => doDia.filter(({ tipo }) => tipo === qual).map(horasDe)
  const base = feriados.includes(dia) ? [] : daSemana(semana, data)
  return unir([...subtrair(base, horas('FOLGA')), ...horas('EXTRA')])
}

type Trecho = { readonly inicio: number; readonly fim: number; readonly deslocamento: number }

const MS_POR_MINUTO = 60_000

/** The stretches of a day between changes of its clock, in milliseconds since 1970; almost always one. */
function trechosDoDia(data: Temporal.PlainDate, fuso: string): Trecho[] {
  const fim = data.add({ days: 1 }).toZonedDateTime(fuso).epochMilliseconds
  const trechos: Trecho[] = []
  let atual: Temporal.ZonedDateTime | null = data.toZonedDateTime(fuso)
  while (atual !== null && atual.epochMilliseconds < fim) {
    const mudanca: Temporal.ZonedDateTime | null = atual.getTimeZoneTransition('next')
    trechos.push({
      inicio: atual.epochMilliseconds,
      fim: Math.min(fim, mudanca?.epochMilliseconds ?? fim),
      deslocamento: atual.offsetNanoseconds / 1_000_000,
    })
    atual = mudanca
  }
  return trechos
}

const instante = (ms: number): Instante =>
  Temporal.Instant.fromEpochMilliseconds(ms).toString({ smallestUnit: 'millisecond' })

/**
 * UTC windows of one day, in order and apart from each other. An instant is inside exactly when the clock of the place then
 * shows a minute of `faixasDoDia`: an hour that the clock skips does not exist and one that it repeats counts twice.
 * Throws RangeError on a date, hour or zone that does not exist.
 */
export function janelasDoDia({ fuso, ...pedido }: PedidoDeJanelas): Janela[] {
  const data = Temporal.PlainDate.from(pedido.dia)
  const faixas = faixasDoDia(pedido)
  const meiaNoite = data.toZonedDateTime('UTC').epochMilliseconds
  const pedacos = trechosDoDia(data, fuso).flatMap(({ inicio, fim, deslocamento }) =>
    faixas.map((faixa) => ({
      inicio: Math.max(inicio, meiaNoite + faixa.inicio * MS_POR_MINUTO - deslocamento),
      fim: Math.min(fim, meiaNoite + faixa.fim * MS_POR_MINUTO - deslocamento),
    })),
  )
  return unir(pedacos).map(({ inicio, fim }) => ({ inicio: instante(inicio), fim: instante(fim) }))
}

/** Minutes of work in windows. */
export function duracaoDasJanelas(janelas: readonly Janela[]): number {
  const ms = (lido: Instante) => Temporal.Instant.from(lido).epochMilliseconds
  return janelas.reduce((soma, { inicio, fim }) => soma + (ms(fim) - ms(inicio)) / MS_POR_MINUTO, 0)
}
