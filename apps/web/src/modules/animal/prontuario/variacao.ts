import { formatarPeso } from '@vetlume/dominio/animal'

/** `+350 g`, `−1,2 kg`, or nothing for the first weighing and for no change. */
export function variacaoDoPeso(gramas: number, anterior: number | undefined): string {
  if (anterior === undefined || gramas === anterior) return ''
  return `${gramas > anterior ? '+' : '−'}${formatarPeso(Math.abs(gramas - anterior))}`
}

const PASSOS = [1, 2, 2.5, 5, 10] as const

/** Round values that an axis shows, from below the least to above the greatest, about `quantos` of them. */
export function divisoesEntre(minimo: number, maximo: number, quantos = 4): number[] {
  const vao = Math.max(maximo - minimo, Math.abs(maximo) * 0.05, Number.EPSILON)
  const bruto = vao / quantos
  const grandeza = 10 ** Math.floor(Math.log10(bruto))
  const passo = (PASSOS.find((candidato) => candidato * grandeza >= bruto) ?? 10) * grandeza
  const inicio = Math.floor(minimo / passo)
  const fim = Math.max(Math.ceil(maximo / passo), inicio + 1)
  return Array.from({ length: fim - inicio + 1 }, (_, i) => Number(((inicio + i) * passo).toPrecision(12)))
}
