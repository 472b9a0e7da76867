import { LOCALE } from '../../constantes/index.ts'
import type { CorpoDe } from './corpo.ts'

const numero = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })

/** `50 mm/s`. */
export const escreverTaxa = (valor: number, unidade: 'mm/s' | 'mm/mV'): string => `${numero.format(valor)} ${unidade}`

export const escreverDuracao = ({ valor, unidade }: NonNullable<CorpoDe<'TRACADO'>['duracao']>): string =>
  `${numero.format(valor)} ${unidade}`
