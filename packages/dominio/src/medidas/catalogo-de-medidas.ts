import { CALCULADORAS, type Calculadora } from './calculadoras.ts'
import { MEDIDAS, type Medida } from './catalogo.ts'
import type { Referencia } from './referencia.ts'
import { REFERENCIAS } from './referencias/index.ts'

/** What is known of measures: ours, and what a document model adds to it or puts in its place. */
export interface CatalogoDeMedidas {
  readonly medidas: ReadonlyMap<string, Medida>
  /** Of several rows for the same measure and species, the one for breed, then weight, then species is used. */
  readonly referencias: readonly Referencia[]
  /** In dependency order. */
  readonly calculadoras: readonly Calculadora[]
}

/** The catalogue that every company has. */
export const CATALOGO: CatalogoDeMedidas = {
  medidas: new Map<string, Medida>(Object.entries(MEDIDAS)),
  referencias: REFERENCIAS,
  calculadoras: CALCULADORAS,
}

const par = ({ medida, especie }: Referencia) => `${medida} ${especie}`

/** Ours with further measures; references of a measure and species replace ours for both. `calculadoras` come in dependency order. */
export function ampliarCatalogo({ medidas, referencias, calculadoras }: CatalogoDeMedidas): CatalogoDeMedidas {
  const trocadas = new Set(referencias.map(par))
  return {
    medidas: new Map([...CATALOGO.medidas, ...medidas]),
    referencias: [...referencias, ...CATALOGO.referencias.filter((nossa) => !trocadas.has(par(nossa)))],
    calculadoras: [...CATALOGO.calculadoras, ...calculadoras],
  }
}
