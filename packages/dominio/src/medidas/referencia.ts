import type { MedidaId } from './catalogo.ts'
import type { Alometria } from './formulas.ts'
import type { Unidade } from './unidades.ts'

export type EspecieDeReferencia = 'CANINA' | 'FELINA'

/** Ends belong to the interval unless marked; a missing end is open. */
export type Intervalo = {
  readonly min?: number
  readonly max?: number
  readonly minExclusivo?: true
  readonly maxExclusivo?: true
}

type Base = {
  readonly medida: MedidaId
  readonly especie: EspecieDeReferencia
  readonly unidade: Unidade
  readonly fonte: string
  /** How the interval was read from the source, when it is not written there as such. */
  readonly nota?: string
}

/** A fixed interval, possibly for a range of weights (kg), or one that scales with the weight. */
export type Referencia = Base &
  ({ readonly faixa: Intervalo; readonly pesoKg?: Intervalo } | { readonly alometria: Alometria })

export function posicaoNoIntervalo(valor: number, intervalo: Intervalo): 'DENTRO' | 'ABAIXO' | 'ACIMA' {
  const { min = -Infinity, max = Infinity, minExclusivo, maxExclusivo } = intervalo
  if (valor < min || (minExclusivo && valor === min)) return 'ABAIXO'
  if (valor > max || (maxExclusivo && valor === max)) return 'ACIMA'
  return 'DENTRO'
}
