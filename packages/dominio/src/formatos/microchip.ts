import { semSeparadores } from './mascara.ts'

/**
 * ISO 11784/11785 identifier → 15 digits as text, or `null`. The first three are a country (001-899)
 * or a manufacturer (900-999); there is no check digit.
 */
export function normalizarMicrochip(texto: string): string | null {
  const microchip = semSeparadores(texto)
  return /^(?!000)\d{15}$/.test(microchip) ? microchip : null
}
