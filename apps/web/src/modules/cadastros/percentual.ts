import { escritorDeNumeros } from '@vetlume/dominio/constantes'

const percentual = escritorDeNumeros({ style: 'percent', maximumFractionDigits: 2 })

/** Basis points as people read them: 1250 → `12,5%`. */
export const formatarPercentual = (bp: number): string => percentual(bp / 10_000)
