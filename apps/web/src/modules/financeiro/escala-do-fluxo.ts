import type { PeriodoDoFluxo } from '@vetlume/dominio/financeiro'

export interface Escala {
  minimo: number
  maximo: number
  /** Values of the guide lines, centavos. */
  guias: readonly number[]
}

/** A round step (1, 2 or 5 times a power of ten) that gives at most `linhas` of them over `amplitude`. */
function passoRedondo(amplitude: number, linhas: number): number {
  const bruto = Math.max(1, amplitude / linhas)
  const potencia = 10 ** Math.floor(Math.log10(bruto))
  return ([1, 2, 5].find((fator) => fator * potencia >= bruto) ?? 10) * potencia
}

/** Limits of the vertical axis, rounded outwards to whole steps and always showing zero. */
export function escalaDe(valores: readonly number[], linhas = 4): Escala {
  const [menor, maior] = [Math.min(0, ...valores), Math.max(0, ...valores)]
  const passo = passoRedondo(maior - menor, linhas)
  const [minimo, maximo] = [Math.floor(menor / passo) * passo, Math.max(passo, Math.ceil(maior / passo) * passo)]
  const quantas = Math.round((maximo - minimo) / passo)
  return { minimo, maximo, guias: Array.from({ length: quantas + 1 }, (_, n) => minimo + n * passo) }
}

/** Last period that has begun: up to it the balance is real, from it on it is a forecast. */
export function indiceDeHoje(periodos: readonly PeriodoDoFluxo[], hoje: string): number {
  return periodos.findLastIndex(({ inicio }) => inicio <= hoje)
}

const diasEntre = (de: string, ate: string) => Temporal.PlainDate.from(de).until(ate).total({ unit: 'days' })

/**
 * Where a day from today on stands among the points of the chart, each of which is the last day of its period: 1.5 is halfway from the
 * second to the third. What is left of the current period stands on today's line.
 */
export function posicaoDoDia(periodos: readonly PeriodoDoFluxo[], dia: string, hoje: string): number {
  const qual = periodos.findIndex(({ inicio, fim }) => inicio <= dia && dia <= fim)
  const [periodo, anterior] = [periodos[qual], periodos[qual - 1]]
  if (periodo === undefined || anterior === undefined) return Math.max(0, qual)
  const parte = diasEntre(anterior.fim, dia) / diasEntre(anterior.fim, periodo.fim)
  return Math.max(indiceDeHoje(periodos, hoje), qual - 1 + parte)
}
