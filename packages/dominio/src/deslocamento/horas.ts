import { subtrair, unir, type Faixa } from '../disponibilidade/index.ts'

/** Times are milliseconds since 1970. */
export const MINUTO = 60_000
/** Times that are proposed are round ones. */
const PASSO = 5 * MINUTO

const acima = (quando: number) => Math.ceil(quando / PASSO) * PASSO
const abaixo = (quando: number) => Math.floor(quando / PASSO) * PASSO

/** What is in both, in order. */
export const intersectar = (a: readonly Faixa[], b: readonly Faixa[]): Faixa[] => subtrair(a, subtrair(a, b))

/** First round time from `quando` on when something of that length fits whole in one of the ordered stretches. */
export function primeiroInicio(livres: readonly Faixa[], duracao: number, quando: number): number | null {
  for (const { inicio, fim } of livres) {
    const comeco = acima(Math.max(inicio, quando))
    if (comeco + duracao <= fim) return comeco
  }
  return null
}

/** Last round time at which it fits and is over by `limite`. */
export function ultimoInicio(livres: readonly Faixa[], duracao: number, limite: number): number | null {
  for (const { inicio, fim } of livres.toReversed()) {
    const comeco = abaixo(Math.min(fim, limite) - duracao)
    if (comeco >= inicio) return comeco
  }
  return null
}

export const cabe = (livres: readonly Faixa[], inicio: number, fim: number): boolean =>
  unir(livres).some((livre) => livre.inicio <= inicio && fim <= livre.fim)
