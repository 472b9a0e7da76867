import { escritorDeNumeros } from '../../constantes/index.ts'
import type { CorpoDe } from './corpo.ts'

const numero = escritorDeNumeros({ maximumFractionDigits: 2 })

/** `50 mm/s`. */
export const escreverTaxa = (valor: number, unidade: 'mm/s' | 'mm/mV'): string => `${numero(valor)} ${unidade}`

export const escreverDuracao = ({ valor, unidade }: NonNullable<CorpoDe<'TRACADO'>['duracao']>): string =>
  `${numero(valor)} ${unidade}`
