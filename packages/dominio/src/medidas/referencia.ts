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

type Base<M extends string> = {
  readonly medida: M
  readonly especie: EspecieDeReferencia
  readonly unidade: Unidade
  readonly fonte: string
  /** How the interval was read from the source, when it is not written there as such. */
  readonly nota?: string
}

/** A fixed interval, possibly for a range of weights (kg), or one that scales with the weight. */
export type Referencia<M extends string = string> = Base<M> &
  ({ readonly faixa: Intervalo; readonly pesoKg?: Intervalo } | { readonly alometria: Alometria })

export function posicaoNoIntervalo(valor: number, intervalo: Intervalo): 'DENTRO' | 'ABAIXO' | 'ACIMA' {
  const { min = -Infinity, max = Infinity, minExclusivo, maxExclusivo } = intervalo
  if (valor < min || (minExclusivo && valor === min)) return 'ABAIXO'
  if (valor > max || (maxExclusivo && valor === max)) return 'ACIMA'
  return 'DENTRO'
}
