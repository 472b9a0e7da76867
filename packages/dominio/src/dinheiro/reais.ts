import { escritorDeNumeros, MOEDA } from '../constantes/index.ts'
import { ErroDeDominio } from '../erros/index.ts'
import { exigirInteiro, type Centavos } from './centavos.ts'

const formatadorDeReais = escritorDeNumeros({ style: 'currency', currency: MOEDA })
const formatadorDePercentual = escritorDeNumeros({ maximumFractionDigits: 2 })

/** `123450` → `R$ 1.234,50`, with the non-breaking space that the locale asks for. */
export function formatarReais(centavos: Centavos): string {
  const modulo = String(Math.abs(exigirInteiro(centavos))).padStart(3, '0')
  // A decimal string keeps every digit: dividing by 100 would not, near the limit of safe integers.
  const decimal = `${centavos < 0 ? '-' : ''}${modulo.slice(0, -2)}.${modulo.slice(-2)}` as `${number}`
  return formatadorDeReais(decimal)
}

/** `1250` → `12,5%`. */
export function formatarBasisPoints(basisPoints: number): string {
  return `${formatadorDePercentual(exigirInteiro(basisPoints, 'basisPoints') / 100)}%`
}

const REAIS = /^(-?)\s*(?:R\$)?\s*(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/

/**
 * `1.234,50`, `R$ 1.234,5` or `-1234` → centavos. Dots only separate thousands and the comma only
 * decimals; anything else throws VALIDACAO, as does an amount beyond the safe integers.
 */
export function lerReais(texto: string): Centavos {
  const partes = REAIS.exec(texto.trim())
  const [, sinalAntes = '', sinalDepois = '', inteiros = '', decimais = ''] = partes ?? []
  const modulo = Number(`${inteiros.replaceAll('.', '')}${decimais.padEnd(2, '0')}`)
  if (partes === null || (sinalAntes && sinalDepois) || !Number.isSafeInteger(modulo)) {
    throw new ErroDeDominio('VALIDACAO', { mensagem: 'Informe um valor em reais, como 1.234,50.' })
  }
  return exigirInteiro(sinalAntes || sinalDepois ? -modulo : modulo)
}
