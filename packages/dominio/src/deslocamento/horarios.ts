import { cabe, MINUTO, primeiroInicio, ultimoInicio } from './horas.ts'
import { comecoDepoisDe, visitaEm, type Feita, type MapaDoDia } from './mapa.ts'
import type { Horario, VisitaDaRota } from './visita.ts'

/** The latest that each visit may start, so that all after it still fit; by position in the order. */
function ultimos(mapa: MapaDoDia, ordem: readonly number[]): number[] {
  const limites: number[] = []
  let limite = Infinity
  for (const [posicao, indice] of [...ordem.entries()].toReversed()) {
    const { movel, inicio, fim, permitido } = visitaEm(mapa, indice)
    const ultimo = movel ? (ultimoInicio(permitido, fim - inicio, limite) ?? inicio) : inicio
    limites[posicao] = ultimo
    const anterior = ordem[posicao - 1]
    if (anterior !== undefined) limite = ultimo - mapa.minutos(anterior, indice) * MINUTO
  }
  return limites
}

/** The time nearest to `alvo` at which a visit may start, between the soonest and the latest. */
function maisPerto({ inicio, fim, permitido }: VisitaDaRota, alvo: number, cedo: number, tarde: number): number {
  const duracao = fim - inicio
  if (alvo >= cedo && alvo <= tarde && cabe(permitido, alvo, alvo + duracao)) return alvo
  const seguinte = primeiroInicio(permitido, duracao, Math.max(cedo, alvo))
  const anterior = ultimoInicio(permitido, duracao, alvo + duracao)
  const possiveis = [anterior, seguinte].filter((t) => t !== null && t >= cedo && t <= tarde)
  return possiveis.toSorted((a, b) => Math.abs((a ?? 0) - alvo) - Math.abs((b ?? 0) - alvo))[0] ?? cedo
}

/**
 * Times for an order in which everything fits. Each position of the day keeps its hour of today as far as it can, so that
 * the day keeps its rhythm: who comes third goes near the time of today's third.
 */
export function darHorarios(mapa: MapaDoDia, ordem: readonly number[]): Horario[] {
  const limites = ultimos(mapa, ordem)
  const horarios: Horario[] = []
  let ultima: Feita | null = null
  for (const [posicao, indice] of ordem.entries()) {
    const visita = visitaEm(mapa, indice)
    const cedo: number = comecoDepoisDe(mapa, ultima, indice) ?? visita.inicio
    const alvo = visitaEm(mapa, posicao).inicio
    const inicio = visita.movel ? maisPerto(visita, alvo, cedo, limites[posicao] ?? cedo) : visita.inicio
    const fim = inicio + visita.fim - visita.inicio
    horarios.push({ codigo: visita.codigo, inicio, fim })
    ultima = { indice, fim }
  }
  return horarios
}
