import type { Alometria } from './formulas.ts'
import type { Unidade } from './unidades.ts'

/** Species that a reference may be for: the name of the species, upper case and without accents. */
export const ESPECIES_DE_REFERENCIA = [
  'CANINA',
  'FELINA',
  'EQUINA',
  'AVES',
  'LAGOMORFOS',
  'ROEDORES',
  'REPTEIS',
  'OUTROS',
] as const
export type EspecieDeReferencia = (typeof ESPECIES_DE_REFERENCIA)[number]

/** Ends belong to the interval unless marked; a missing end is open. */
export type Intervalo = {
  readonly min?: number
  readonly max?: number
  readonly minExclusivo?: true
  readonly maxExclusivo?: true
}

/** V: read in the source; V2: read in a secondary place; M: not yet confirmed; D: derived, or a convention of ours. */
export type MarcaDeEvidencia = 'V' | 'V2' | 'M' | 'D'

export type LadoDaMedida = 'ESQUERDO' | 'DIREITO'

/** Whom a reference is for. What is left out does not matter, except for the age: without it, adults only. */
export type CondicoesDaReferencia = {
  readonly especie: EspecieDeReferencia
  readonly pesoKg?: Intervalo
  /** Names as the registry of breeds has them; compared without case and accents. */
  readonly racas?: readonly string[]
  /** `{}` serves any age. */
  readonly idadeMeses?: Intervalo
  readonly sexo?: 'FEMEA' | 'MACHO'
  readonly castrado?: boolean
  readonly jejum?: false
  readonly lado?: LadoDaMedida
  /** Organ of the section where the measure is: an aortic velocity is not a pulmonary one. */
  readonly orgao?: string
}

/**
 * What is normal and, from inside out, where `atenção` and `alterado` end: beyond `atencao` it is altered, beyond
 * `alterado` critical. Without `atencao`, all that is not normal is altered.
 */
export type Faixas = { readonly faixa: Intervalo; readonly atencao?: Intervalo; readonly alterado?: Intervalo }

/** Limit that grows in a straight line with weight (kg) and age (years). */
export type LimiteLinear = { readonly constante: number; readonly porKg: number; readonly porAno: number }

export type LimitesDaReferencia =
  /** `semNivel`: shown beside the value, which it does not judge, and why. */
  | (Faixas & { readonly semNivel?: string })
  | { readonly alometria: Alometria }
  /** Upper limit; `atencao` says that what is above it is not yet altered. */
  | { readonly linear: LimiteLinear; readonly atencao?: Intervalo }
  /** What the source says cannot judge a value by itself. */
  | { readonly texto: string }

export type Proveniencia = {
  /** Where it comes from, printed under the laudo. */
  readonly fonte: string
  readonly doi?: string
  /** Absent when a clinic wrote it: it answers for its own. */
  readonly marca?: MarcaDeEvidencia
  /** How it was read from the source, or when it does not hold. */
  readonly nota?: string
}

export type Referencia<M extends string = string> = CondicoesDaReferencia &
  LimitesDaReferencia &
  Proveniencia & { readonly medida: M; readonly unidade: Unidade }
