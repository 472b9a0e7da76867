const PASSOS = [1, 2, 2.5, 5, 10] as const
const DIVISOES = 4

/** Round values from the top of an axis to zero, whose top is at least `maximo`. */
export function divisoesDoEixo(maximo: number): number[] {
  if (maximo <= 0) return [DIVISOES, 3, 2, 1, 0]
  const bruto = maximo / DIVISOES
  const grandeza = 10 ** Math.floor(Math.log10(bruto))
  const passo = Math.max(1, (PASSOS.find((candidato) => candidato * grandeza >= bruto) ?? 10) * grandeza)
  return Array.from({ length: DIVISOES + 1 }, (_, i) => passo * (DIVISOES - i))
}
