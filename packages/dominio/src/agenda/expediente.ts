import { unir, type Janela } from '../disponibilidade/index.ts'
import type { Instante } from '../tempo/index.ts'

const ms = (instante: Instante): number => Temporal.Instant.from(instante).epochMilliseconds

/** Whether `[inicio, fim)` fits whole in working windows; what one day closes at midnight, the next may open. */
export function cabeNasJanelas(inicio: Instante, fim: Instante, janelas: readonly Janela[]): boolean {
  const abertas = unir(janelas.map((janela) => ({ inicio: ms(janela.inicio), fim: ms(janela.fim) })))
  return abertas.some((aberta) => aberta.inicio <= ms(inicio) && ms(fim) <= aberta.fim)
}
