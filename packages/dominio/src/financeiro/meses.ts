import * as z from 'zod/mini'
import { escritorDeDatas } from '../constantes/index.ts'
import type { Dia } from '../tempo/index.ts'

/** A month of the calendar, `AAAA-MM`. */
export type Mes = string

export const mes = z.string().check(z.regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 'Informe o mês como AAAA-MM.'))

const formatador = (opcoes: Intl.DateTimeFormatOptions) => {
  const escrever = escritorDeDatas({ ...opcoes, timeZone: 'UTC' })
  return (escrito: Mes) => escrever(new Date(`${escrito}-01T00:00:00Z`)).replace('.', '')
}

/** `2026-11` → `novembro de 2026`. */
export const mesPorExtenso = formatador({ month: 'long', year: 'numeric' })
const abreviado = formatador({ month: 'short' })
/** `2026-11` → `nov/26`. */
export const mesCurto = (escrito: Mes) => `${abreviado(escrito)}/${escrito.slice(2, 4)}`

/** First and last month, both included. */
export type PeriodoDeMeses = { readonly de: Mes; readonly ate: Mes }

const comNomes =
  (nome: (escrito: Mes) => string) =>
  ({ de, ate }: PeriodoDeMeses) =>
    de === ate ? nome(de) : `${nome(de)} a ${nome(ate)}`

/** `nov/26`, or `jan/26 a nov/26`. */
export const periodoCurto = comNomes(mesCurto)
/** `novembro de 2026`, or `janeiro de 2026 a novembro de 2026`. */
export const periodoPorExtenso = comNomes(mesPorExtenso)

/** How many months a statement shows when nobody said. */
export const MESES_USUAIS = 12
/** Side by side, more than these are not read. */
export const MAXIMO_DE_MESES = 24

export const somarMeses = (desde: Mes, quantos: number): Mes =>
  Temporal.PlainYearMonth.from(desde).add({ months: quantos }).toString()

/** How many months a period has; zero or less when it is inverted. */
export function quantosMeses({ de, ate }: PeriodoDeMeses): number {
  const [inicio, fim] = [Temporal.PlainYearMonth.from(de), Temporal.PlainYearMonth.from(ate)]
  return (fim.year - inicio.year) * 12 + fim.month - inicio.month + 1
}

/** Each month of a period, in order. */
export const mesesDo = (periodo: PeriodoDeMeses): Mes[] =>
  Array.from({ length: Math.max(0, quantosMeses(periodo)) }, (_, n) => somarMeses(periodo.de, n))

/** First and last day of a period of months. */
export function diasDosMeses({ de, ate }: PeriodoDeMeses): { de: Dia; ate: Dia } {
  const fim = Temporal.PlainYearMonth.from(ate)
  return { de: `${de}-01`, ate: fim.toPlainDate({ day: fim.daysInMonth }).toString() }
}

/**
 * The period that nobody chose: as many months as usual until `ate` or, of a company that is younger, from the first month that it has
 * anything in.
 */
export function periodoUsualDe(ate: Mes, primeiro: Mes | null): PeriodoDeMeses {
  const de = somarMeses(ate, 1 - MESES_USUAIS)
  return { de: primeiro !== null && de < primeiro && primeiro <= ate ? primeiro : de, ate }
}

export const COMPARACOES = ['NENHUMA', 'PERIODO_ANTERIOR', 'ANO_ANTERIOR'] as const
export type Comparacao = (typeof COMPARACOES)[number]

export const ROTULOS_DA_COMPARACAO: Readonly<Record<Comparacao, string>> = {
  NENHUMA: 'Nenhuma',
  PERIODO_ANTERIOR: 'Período anterior',
  ANO_ANTERIOR: 'Mesmo período do ano anterior',
}

/** With what a period is compared: as many months, right before it or a year before. */
export function periodoComparado(periodo: PeriodoDeMeses, comparar: Comparacao): PeriodoDeMeses | null {
  if (comparar === 'NENHUMA') return null
  const meses = comparar === 'ANO_ANTERIOR' ? 12 : quantosMeses(periodo)
  return { de: somarMeses(periodo.de, -meses), ate: somarMeses(periodo.ate, -meses) }
}
