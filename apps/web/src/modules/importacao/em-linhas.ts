import { contar } from '@vetlume/dominio/formatos'

/** `1 linha`, `1.234 linhas`. */
export const emLinhas = (quantas: number): string => contar(quantas, 'linha', 'linhas')
