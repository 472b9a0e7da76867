import { escritorDeNumeros } from '@vetlume/dominio/constantes'

/** `21.423` */
export const numero = escritorDeNumeros()

/** `1 conta`, `21.423 contas`. */
export const quantos = (n: number, um: string, muitos: string): string => `${numero(n)} ${n === 1 ? um : muitos}`
