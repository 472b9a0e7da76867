import type { Ciclo } from '../conta/index.ts'
import { proporcao, type Centavos } from '../dinheiro/index.ts'
import type { Dia } from '../tempo/index.ts'

export const MESES_DO_CICLO: Readonly<Record<Ciclo, number>> = { MENSAL: 1, ANUAL: 12 }

/** From the first day to the day on which the next period begins. */
export interface Periodo {
  de: Dia
  ate: Dia
}

/** The period that begins on `de`. `diaBase` brings back the 31st after a February; it is the day of `de` when left out. */
export function periodoDesde(de: Dia, ciclo: Ciclo, diaBase?: number): Periodo {
  const inicio = Temporal.PlainDate.from(de)
  const mes = inicio.toPlainYearMonth().add({ months: MESES_DO_CICLO[ciclo] })
  const dia = Math.min(diaBase ?? inicio.day, mes.daysInMonth)
  return { de, ate: mes.toPlainDate({ day: dia }).toString() }
}

export const dias = (de: Dia, ate: Dia): number => Temporal.PlainDate.from(de).until(ate, { largestUnit: 'days' }).days

/** What was paid for a period and was not used until `hoje`, by day and to the centavo; today is still to be used. */
export function creditoDoPeriodo(pago: Centavos, { de, ate }: Periodo, hoje: Dia): Centavos {
  const restam = dias(hoje < de ? de : hoje, ate)
  return restam <= 0 ? 0 : proporcao(pago, restam, dias(de, ate))
}

export const somarDias = (dia: Dia, quantos: number): Dia =>
  Temporal.PlainDate.from(dia).add({ days: quantos }).toString()
