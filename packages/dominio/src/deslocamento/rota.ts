import { chegada, saidaPara, voltaDe, type Chegada } from './dia.ts'
import { MARGEM_SEM_ESTIMATIVA_MINUTOS, type Caminho, type Viagem } from './distancia.ts'
import { darHorarios } from './horarios.ts'
import { montarMapa, type MapaDoDia } from './mapa.ts'
import { melhorarOrdem } from './ordem-aproximada.ts'
import { melhorOrdem } from './ordem-exata.ts'
import type { Horario, VisitaDaRota } from './visita.ts'

/** The way of a day, from its first visit to its last and, when it is known, from where it begins and back. */
export interface TotaisDaRota {
  /** A stretch that cannot be told counts as the margin that is set aside for it. */
  readonly minutos: number
  /** Only of the stretches that can be told. */
  readonly km: number
  readonly semEstimativa: number
  /** Stretches that do not fit between one visit and the next. */
  readonly foraDeAlcance: number
}

export interface PlanoDaRota {
  readonly antes: TotaisDaRota
  readonly depois: TotaisDaRota
  /** No other order is shorter; false when there were too many visits to try them all. */
  readonly exata: boolean
  /** Every visit, in the order of the plan. */
  readonly horarios: readonly Horario[]
}

/** Up to this many visits that may move, every order is considered. */
export const MAXIMO_EXATO = 9

const porInicio = <T extends { inicio: number; codigo: string }>(a: T, b: T): number =>
  a.inicio - b.inicio || (a.codigo < b.codigo ? -1 : 1)

/** The ways that are before the first visit and after the last. */
function pontasDaRota(ordem: readonly VisitaDaRota[], viagem: Viagem): (Caminho | null)[] {
  const [primeira, ultima] = [ordem[0], ordem.at(-1)]
  if (viagem.partida === null || primeira === undefined || ultima === undefined) return []
  const volta = viagem.partida.volta ? [voltaDe(ultima.lugar, viagem)] : []
  return [saidaPara(primeira.lugar, viagem), ...volta]
}

export function totaisDaRota(visitas: readonly VisitaDaRota[], viagem: Viagem): TotaisDaRota {
  const ordem = visitas.toSorted(porInicio)
  const entre = ordem.slice(1).map((visita, i) => chegada(ordem[i] ?? visita, visita, viagem))
  const trechos: ((Caminho & Partial<Chegada>) | null)[] = [...entre, ...pontasDaRota(ordem, viagem)]
  const somar = (valor: (trecho: (typeof trechos)[number]) => number) =>
    trechos.reduce((soma, trecho) => soma + valor(trecho), 0)
  return {
    minutos: somar((trecho) => trecho?.minutos ?? MARGEM_SEM_ESTIMATIVA_MINUTOS),
    km: Math.round(somar((trecho) => trecho?.km ?? 0) * 10) / 10,
    semEstimativa: somar((trecho) => Number(trecho === null)),
    foraDeAlcance: somar((trecho) => Number(trecho?.alcancavel === false)),
  }
}

const emHorario = (visitas: readonly VisitaDaRota[], horarios: readonly Horario[]): VisitaDaRota[] =>
  visitas.map((visita) => ({ ...visita, ...horarios.find(({ codigo }) => codigo === visita.codigo) }))

/** The shortest order below `limite` minutes, if there is one, as times. What is found by improving bounds the search of all. */
function procurar(mapa: MapaDoDia, limite: number, exata: boolean): Horario[] | null {
  const melhorada = melhorarOrdem(mapa, limite)
  const menor = exata ? melhorOrdem(mapa, melhorada?.minutos ?? limite) : null
  const ordem = menor ?? melhorada?.ordem
  return ordem === undefined ? null : darHorarios(mapa, ordem)
}

/**
 * The day in an order with less travel: every visit stays, the ones that do not move keep their time, the others keep to
 * where they may be, and there is time to go from one to the next. When nothing is better than today, today is the answer:
 * the plan never has more minutes than it, nor as many without reaching more visits in time.
 */
export function planejarRota(visitas: readonly VisitaDaRota[], viagem: Viagem): PlanoDaRota {
  const hoje = visitas.toSorted(porInicio)
  const antes = totaisDaRota(hoje, viagem)
  const exata = hoje.filter(({ movel }) => movel).length <= MAXIMO_EXATO
  const parada = {
    antes,
    depois: antes,
    exata,
    horarios: hoje.map(({ codigo, inicio, fim }) => ({ codigo, inicio, fim })),
  }
  const horarios = procurar(montarMapa(hoje, viagem), antes.minutos + Math.min(1, antes.foraDeAlcance), exata)
  if (horarios === null) return parada
  const depois = totaisDaRota(emHorario(hoje, horarios), viagem)
  const melhor =
    depois.minutos < antes.minutos || (depois.minutos === antes.minutos && depois.foraDeAlcance < antes.foraDeAlcance)
  return melhor ? { antes, depois, exata, horarios } : parada
}
