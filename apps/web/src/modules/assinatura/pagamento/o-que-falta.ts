import { LOCALE } from '@vetlume/dominio/constantes'

const lista = new Intl.ListFormat(LOCALE)

/** Parts of an address, as a sentence says them. */
export const oQueFalta = (faltam: readonly string[]): string => lista.format(faltam)
