/** No 0, O, 1, I or L, which are read for one another; 31 is prime, so the check finds any one wrong or swapped character. */
const ALFABETO = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const PREFIXO = 'VLM'

/** Size of the alphabet and number of characters to draw for `montarCodigoDeVerificacao`. */
export const SORTEIO_DO_CODIGO = { alfabeto: ALFABETO.length, quantidade: 9 } as const

/** Weighted sum modulo 31, weights 1, 2, 3… from the left. */
function conferencia(corpo: string): string {
  const soma = [...corpo].reduce((total, letra, i) => total + ALFABETO.indexOf(letra) * (i + 1), 0)
  return ALFABETO.charAt(soma % ALFABETO.length)
}

const agrupar = (letras: string) => [PREFIXO, letras.slice(0, 4), letras.slice(4, 8), letras.slice(8)].join('-')

/** `VLM-7K3P-Q9TX-2M` from nine random integers of 0 to 30; the last character checks the others. */
export function montarCodigoDeVerificacao(sorteados: readonly number[]): string {
  const corpo = sorteados.map((indice) => ALFABETO.charAt(indice)).join('')
  return agrupar(corpo + conferencia(corpo))
}

/** The stored form of a code typed in any case, with or without prefix and hyphens; `null` when it cannot be one. */
export function lerCodigoDeVerificacao(texto: string): string | null {
  const letras = texto
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(new RegExp(`^${PREFIXO}`), '')
  if (letras.length !== SORTEIO_DO_CODIGO.quantidade + 1) return null
  if ([...letras].some((letra) => !ALFABETO.includes(letra))) return null
  const corpo = letras.slice(0, -1)
  return conferencia(corpo) === letras.slice(-1) ? agrupar(letras) : null
}
