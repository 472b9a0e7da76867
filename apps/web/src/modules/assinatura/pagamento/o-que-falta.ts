import { escritorDeListas } from '@vetlume/dominio/constantes'

const lista = escritorDeListas()

/** Parts of an address, as a sentence says them. */
export const oQueFalta = (faltam: readonly string[]): string => lista(faltam)
