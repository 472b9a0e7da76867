import { LOCALE } from '../constantes/index.ts'

const numero = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })

/** `14,5 km`. */
export const quilometros = (km: number): string => `${numero.format(km)} km`
