/** Integer amount of centavos, always a safe integer. Negative amounts are legal. */
export type Centavos = number

/** Throws RangeError: a fraction or an unsafe integer here is a defect, never a person's mistake. */
export function exigirInteiro(valor: number, nome = 'centavos'): number {
  if (!Number.isSafeInteger(valor)) throw new RangeError(`${nome} deve ser um inteiro seguro: ${valor}`)
  return valor === 0 ? 0 : valor
}

export function somarCentavos(valores: Iterable<Centavos>): Centavos {
  let total = 0
  for (const valor of valores) total = exigirInteiro(total + exigirInteiro(valor))
  return total
}
