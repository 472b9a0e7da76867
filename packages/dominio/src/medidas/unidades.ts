import { ErroDeDominio } from '../erros/index.ts'

/** Grandeur and factor to its base unit. `razao` and `indice` have no dimension and no interchange. */
const DEFINICOES = {
  mm: { grandeza: 'comprimento', fator: 1, simbolo: 'mm' },
  cm: { grandeza: 'comprimento', fator: 10, simbolo: 'cm' },
  'cm/s': { grandeza: 'velocidade', fator: 1, simbolo: 'cm/s' },
  'm/s': { grandeza: 'velocidade', fator: 100, simbolo: 'm/s' },
  mL: { grandeza: 'volume', fator: 1, simbolo: 'mL' },
  mmHg: { grandeza: 'pressao', fator: 1, simbolo: 'mmHg' },
  kg: { grandeza: 'massa', fator: 1, simbolo: 'kg' },
  bpm: { grandeza: 'frequencia', fator: 1, simbolo: 'bpm' },
  mV: { grandeza: 'potencial', fator: 1, simbolo: 'mV' },
  ms: { grandeza: 'tempo', fator: 1, simbolo: 'ms' },
  s: { grandeza: 'tempo', fator: 1000, simbolo: 's' },
  // How long a recording was, never an interval of it.
  h: { grandeza: 'duracao', fator: 1, simbolo: 'h' },
  'mm²': { grandeza: 'area', fator: 1, simbolo: 'mm²' },
  'cm²': { grandeza: 'area', fator: 100, simbolo: 'cm²' },
  'cm³': { grandeza: 'volume', fator: 1, simbolo: 'cm³' },
  'mL/kg': { grandeza: 'dose', fator: 1, simbolo: 'mL/kg' },
  T: { grandeza: 'campo', fator: 1, simbolo: 'T' },
  UH: { grandeza: 'atenuacao', fator: 1, simbolo: 'UH' },
  '°': { grandeza: 'angulo', fator: 1, simbolo: '°' },
  vertebras: { grandeza: 'vertebras', fator: 1, simbolo: 'v' },
  '%': { grandeza: 'percentual', fator: 1, simbolo: '%' },
  razao: { grandeza: 'razao', fator: 1, simbolo: '' },
  indice: { grandeza: 'indice', fator: 1, simbolo: '' },
} as const

export type Unidade = keyof typeof DEFINICOES

/** Every unit with the symbol to print (empty for ratios). */
export const UNIDADES: Readonly<Record<Unidade, { readonly simbolo: string }>> = DEFINICOES

/** The unit itself, then those that measure the same thing. */
export function unidadesEquivalentes(unidade: Unidade): Unidade[] {
  const todas = Object.keys(DEFINICOES) as Unidade[]
  return [
    unidade,
    ...todas.filter((outra) => outra !== unidade && DEFINICOES[outra].grandeza === DEFINICOES[unidade].grandeza),
  ]
}

/** Throws VALIDACAO when the two units do not measure the same thing. */
export function converterUnidade(valor: number, de: Unidade, para: Unidade): number {
  if (de === para) return valor
  const origem = DEFINICOES[de]
  const destino = DEFINICOES[para]
  if (origem.grandeza !== destino.grandeza) {
    const mensagem = `A unidade ${origem.simbolo || de} não serve para esta medida: use ${destino.simbolo || 'um valor sem unidade'}.`
    throw new ErroDeDominio('VALIDACAO', { mensagem, campos: { unidade: mensagem } })
  }
  // Multiply before dividing and drop binary noise, so that 54 mm is 5.4 cm and meets a limit exactly.
  return Number(((valor * origem.fator) / destino.fator).toPrecision(12))
}
