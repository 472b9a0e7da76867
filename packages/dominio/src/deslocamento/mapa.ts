import { saidaPara, voltaDe } from './dia.ts'
import { caminhoEntre, minutosReservados, type Viagem } from './distancia.ts'
import { MINUTO, primeiroInicio } from './horas.ts'
import type { VisitaDaRota } from './visita.ts'

/** A day to be put in order: its visits by their time of today, and the minutes from each to each. */
export interface MapaDoDia {
  readonly visitas: readonly VisitaDaRota[]
  minutos(de: number, para: number): number
  /** To a visit when it is the first of the day; null while nobody knows from where. */
  saida(para: number): number | null
  /** Back from a visit when it is the last; 0 when that does not count. */
  volta(de: number): number
}

export function montarMapa(visitas: readonly VisitaDaRota[], viagem: Viagem): MapaDoDia {
  const tabela = visitas.map((de) =>
    visitas.map((para) => minutosReservados(caminhoEntre(de.lugar, para.lugar, viagem))),
  )
  const { partida } = viagem
  const saidas = visitas.map(({ lugar }) => partida && minutosReservados(saidaPara(lugar, viagem)))
  const voltas = visitas.map(({ lugar }) => (partida?.volta ? minutosReservados(voltaDe(lugar, viagem)) : 0))
  return {
    visitas,
    minutos: (de, para) => tabela[de]?.[para] ?? 0,
    saida: (para) => saidas[para] ?? null,
    volta: (de) => voltas[de] ?? 0,
  }
}

/** The visit at a position of the day as it is today. */
export function visitaEm({ visitas }: MapaDoDia, indice: number): VisitaDaRota {
  const visita = visitas[indice]
  if (visita === undefined) throw new RangeError(`Não há visita ${indice} no dia.`)
  return visita
}

/** What was done last, and when it was over. */
export interface Feita {
  readonly indice: number
  readonly fim: number
}

/**
 * When a visit starts at the soonest after another, or null when it cannot. Between two that do not move there is nothing to
 * decide: in their order they are taken as they are, even when nobody could be on time.
 */
export function comecoDepoisDe(mapa: MapaDoDia, anterior: Feita | null, indice: number): number | null {
  const { movel, inicio, fim, permitido } = visitaEm(mapa, indice)
  const chega = anterior === null ? -Infinity : anterior.fim + mapa.minutos(anterior.indice, indice) * MINUTO
  if (movel) return primeiroInicio(permitido, fim - inicio, chega)
  const imposta = anterior === null || (!visitaEm(mapa, anterior.indice).movel && anterior.fim <= inicio)
  return imposta || chega <= inicio ? inicio : null
}
