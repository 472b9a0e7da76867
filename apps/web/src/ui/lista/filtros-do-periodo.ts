import type { Filtro } from './tipos.ts'

/** First and last day of what a list has, both included. */
export const FILTROS_DO_PERIODO: readonly Filtro[] = [
  { id: 'de', rotulo: 'De', tipo: 'data' },
  { id: 'ate', rotulo: 'Até', tipo: 'data' },
]
