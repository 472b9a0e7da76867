import { converterUnidade, unidadesEquivalentes, type Unidade } from '../medidas/index.ts'
import type { MedidaPreenchida } from './conteudo.ts'

export type UnidadeDoLaudo = MedidaPreenchida['unidade']

/** Units as laudos write them (their printed symbol) and as the catalogue knows them. Blank is a ratio or an index. */
export const NO_CATALOGO: Readonly<Record<UnidadeDoLaudo, Unidade>> = {
  mm: 'mm',
  cm: 'cm',
  'mm²': 'mm²',
  'cm²': 'cm²',
  'cm³': 'cm³',
  ml: 'mL',
  kg: 'kg',
  mmHg: 'mmHg',
  'cm/s': 'cm/s',
  'm/s': 'm/s',
  ms: 'ms',
  s: 's',
  h: 'h',
  mV: 'mV',
  '%': '%',
  bpm: 'bpm',
  v: 'vertebras',
  'mL/kg': 'mL/kg',
  T: 'T',
  UH: 'UH',
  '°': '°',
  '': 'razao',
}

const NO_LAUDO = new Map(Object.entries(NO_CATALOGO).map(([escrita, unidade]) => [unidade, escrita as UnidadeDoLaudo]))

/** How a laudo writes a unit of the catalogue. */
export const unidadeEscrita = (unidade: Unidade): UnidadeDoLaudo => NO_LAUDO.get(unidade) ?? ''

const noCatalogo = (escrita: string): Unidade | undefined =>
  Object.hasOwn(NO_CATALOGO, escrita) ? NO_CATALOGO[escrita as UnidadeDoLaudo] : undefined

/** A value of one written unit in another; null when they do not measure the same thing. */
export function converterEscrita(valor: number, de: string, para: string): number | null {
  if (de === para) return valor
  const [origem, destino] = [noCatalogo(de), noCatalogo(para)]
  if (origem === undefined || destino === undefined || !unidadesEquivalentes(origem).includes(destino)) return null
  return converterUnidade(valor, origem, destino)
}
