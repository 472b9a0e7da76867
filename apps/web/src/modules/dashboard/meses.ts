import { escritorDeDatas } from '@vetlume/dominio/constantes'

const formatador = (opcoes: Intl.DateTimeFormatOptions) => {
  const escrever = escritorDeDatas({ ...opcoes, timeZone: 'UTC' })
  return (dia: string) => escrever(new Date(`${dia}T00:00:00Z`))
}

/** `2026-11-01` → `novembro de 2026`. */
export const mesPorExtenso = formatador({ month: 'long', year: 'numeric' })
const abreviado = formatador({ month: 'short' })
/** `2026-11-01` → `nov`. */
export const mesCurto = (dia: string) => abreviado(dia).replace('.', '')

const MINIMO_DE_MESES = 6

/** A young company has months with nothing before its first one: they are left out, down to half a year. */
export function desdeOPrimeiro<T>(meses: readonly T[], temAlgo: (mes: T) => boolean): readonly T[] {
  const primeiro = Math.max(0, meses.findIndex(temAlgo))
  return meses.slice(Math.min(primeiro, Math.max(0, meses.length - MINIMO_DE_MESES)))
}
