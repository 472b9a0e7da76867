import { escritorDeNumeros } from '@vetlume/dominio/constantes'

/** `21.423` */
export const numero = escritorDeNumeros()
