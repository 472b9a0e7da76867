/** Decimals that a measure is shown with at most, on screen and on paper. */
export const CASAS_MOSTRADAS = 3

// What binary arithmetic leaves just under a half: (30.0 − 29.6) / 0.8 is 0.5 and rounds to 1.
const RUIDO = 1e-9

/** To `casas` decimals, half away from zero, as decimals are rounded on paper. The only rounding of measures in the product. */
export function arredondar(valor: number, casas: number): number {
  const escala = 10 ** casas
  const modulo = Math.floor(Math.abs(valor) * escala + 0.5 + RUIDO) / escala
  return valor < 0 ? 0 - modulo : modulo
}
