import { escritorDeNumeros } from '@vetlume/dominio/constantes'

const numero = escritorDeNumeros()

/** `1 linha`, `1.234 linhas`. */
export const emLinhas = (quantas: number): string => `${numero(quantas)} ${quantas === 1 ? 'linha' : 'linhas'}`
