import { LOCALE } from '@vetlume/dominio/constantes'

const percentual = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 2 })

/** Basis points as people read them: 1250 → `12,5%`. */
export const formatarPercentual = (bp: number): string => percentual.format(bp / 10_000)
