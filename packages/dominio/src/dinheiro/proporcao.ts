import { exigirInteiro, somarCentavos, type Centavos } from './centavos.ts'

/** `valor × numerador ÷ denominador`, rounded half away from zero; all integers, denominator positive. */
export function proporcao(valor: Centavos, numerador: number, denominador: number): Centavos {
  exigirInteiro(denominador, 'denominador')
  if (denominador <= 0) throw new RangeError(`denominador deve ser positivo: ${denominador}`)
  // BigInt: the product of two safe integers is not a safe integer.
  const produto = BigInt(exigirInteiro(valor)) * BigInt(exigirInteiro(numerador, 'numerador'))
  const divisor = BigInt(denominador)
  const modulo = produto < 0n ? -produto : produto
  const arredondado = (modulo * 2n + divisor) / (divisor * 2n)
  return exigirInteiro(Number(produto < 0n ? -arredondado : arredondado))
}

/** Percentage in basis points (10 000 = 100 %) of an amount, rounded half away from zero. */
export function aplicarBasisPoints(valor: Centavos, basisPoints: number): Centavos {
  return proporcao(valor, basisPoints, 10_000)
}

/** Splits into `partes` amounts that add up to `total` and differ by at most one centavo, larger first. */
export function dividirCentavos(total: Centavos, partes: number): Centavos[] {
  if (exigirInteiro(partes, 'partes') < 1) throw new RangeError(`partes deve ser ao menos 1: ${partes}`)
  return ratear(
    total,
    Array.from({ length: partes }, () => 1),
  )
}

/**
 * Splits `total` in proportion to the integer weights, never losing a centavo (largest remainder;
 * the earlier part wins a tie). Throws RangeError on a negative weight or when all are zero.
 */
export function ratear(total: Centavos, pesos: readonly number[]): Centavos[] {
  const valores = pesos.map((peso) => BigInt(exigirInteiro(peso, 'peso')))
  if (valores.some((peso) => peso < 0n)) throw new RangeError('peso não pode ser negativo')
  const soma = valores.reduce((acumulado, peso) => acumulado + peso, 0n)
  if (soma === 0n) throw new RangeError('ao menos um peso deve ser positivo')

  const sinal = exigirInteiro(total) < 0 ? -1 : 1
  const modulo = BigInt(Math.abs(total))
  const partes = valores.map((peso, indice) => ({
    indice,
    inteiro: Number((modulo * peso) / soma),
    resto: (modulo * peso) % soma,
  }))
  let sobra = Math.abs(total) - somarCentavos(partes.map((parte) => parte.inteiro))
  for (const parte of partes.toSorted((a, b) =>
    a.resto === b.resto ? a.indice - b.indice : a.resto > b.resto ? -1 : 1,
  )) {
    if (sobra === 0) break
    parte.inteiro += 1
    sobra -= 1
  }
  return partes.map((parte) => exigirInteiro(sinal * parte.inteiro))
}
