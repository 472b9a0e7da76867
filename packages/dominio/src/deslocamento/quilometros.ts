import { escritorDeNumeros } from '../constantes/index.ts'

const numero = escritorDeNumeros({ maximumFractionDigits: 1 })

/** `14,5 km`. */
export const quilometros = (km: number): string => `${numero(km)} km`
