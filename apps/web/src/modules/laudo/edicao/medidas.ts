import { escritorComCasas } from '@vetlume/dominio/constantes'
import { CASAS_MOSTRADAS, arredondar } from '@vetlume/dominio/medidas'

/** `1,85`, `1.85` or `-35` as a number; null when blank, undefined when it is no number. */
export function lerDecimal(texto: string): number | null | undefined {
  const limpo = texto.trim().replace(',', '.').replace('−', '-')
  if (limpo === '') return null
  return /^-?(\d+\.?\d*|\.\d+)$/.test(limpo) ? Number(limpo) : undefined
}

/** What may be typed in a measure: digits and a comma and, where below zero is a result, a sign before them. */
export const soDecimais = (texto: string, aceitaNegativo: boolean): string => {
  const sinal = aceitaNegativo && /^\s*[-−]/.test(texto) ? '-' : ''
  return `${sinal}${texto.replace(/[^\d.,]/g, '')}`
}

const escrever = escritorComCasas({ maximumFractionDigits: CASAS_MOSTRADAS, useGrouping: false })

/** Up to three decimals, at least `casas`. */
export function escreverDecimal(valor: number | null, casas = 0): string {
  if (valor === null) return ''
  return escrever(arredondar(valor, CASAS_MOSTRADAS), casas)
}

/** `+0,12` or `−0,3`. */
export function escreverDiferenca(diferenca: number): string {
  const modulo = escreverDecimal(Math.abs(diferenca))
  return diferenca === 0 ? '0' : `${diferenca > 0 ? '+' : '−'}${modulo}`
}
