import { LOCALE } from '@vetlume/dominio/constantes'

const numero = new Intl.NumberFormat(LOCALE)

/** `1 linha`, `1.234 linhas`. */
export const emLinhas = (quantas: number): string => `${numero.format(quantas)} ${quantas === 1 ? 'linha' : 'linhas'}`
