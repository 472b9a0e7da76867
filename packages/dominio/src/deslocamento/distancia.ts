import { naMetropole } from './capitais.ts'
import { distanciaKm, type Ponto } from './reta.ts'

export { distanciaKm } from './reta.ts'

/** A place that somebody goes to. Two places are the same one when their `chave` is. */
export interface Lugar {
  readonly chave: string
  /** What people call it. */
  readonly nome: string | null
  /** Degrees; null while nobody knows where it is. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** Only the municipality is known: the coordinates are those of its seat. */
  readonly aproximado: boolean
}

/** Where somebody's day begins. */
export interface Partida {
  readonly lugar: Lugar
  /** The way back there counts too. */
  readonly volta: boolean
}

/** Minutes between two places as the company knows them, by `chaveDoTrecho`. */
export type Correcoes = ReadonlyMap<string, number>

/** How somebody travels. */
export interface Viagem {
  /** In town, as the specialist says; null goes by the town. */
  readonly velocidadeKmh: number | null
  /** Null when nobody told: the day begins at its first visit and ends at its last. */
  readonly partida: Partida | null
  readonly correcoes: Correcoes
}

/** Length of the street over that of the straight line: more in town, where the way begins and ends, than on the road between. */
const NA_CIDADE = { ateKm: 15, fator: 1.3 } as const
const FATOR_DE_ESTRADA = 1.15
/** Stretches of the way by its length, with the speed in a metropolis and out of one. */
const FAIXAS = [
  { ateKm: 8, metropole: 22, interior: 40 },
  { ateKm: 25, metropole: 50, interior: 60 },
  { ateKm: 150, metropole: 90, interior: 90 },
  { ateKm: Infinity, metropole: 80, interior: 80 },
] as const
export const ESTACIONAR_MINUTOS = 5
/** What is set aside for a way that nobody can estimate. It is never shown as an estimate. */
export const MARGEM_SEM_ESTIMATIVA_MINUTOS = 30

export const viagemDe = (
  velocidadeKmh: number | null = null,
  partida: Partida | null = null,
  correcoes: Correcoes = new Map(),
): Viagem => ({ velocidadeKmh, partida, correcoes })

/** The same both ways. */
export const chaveDoTrecho = (de: { chave: string }, para: { chave: string }): string =>
  [de.chave, para.chave].toSorted().join(' ')

export interface Caminho {
  /** Whole minutes, rounded up, parking included. */
  readonly minutos: number
  /** By street, to a tenth; null when one of the places is not on the map. */
  readonly km: number | null
  /** One of the ends is known by its municipality only. */
  readonly aproximado: boolean
  /** The company told how long it takes. */
  readonly corrigido: boolean
}

const PARADO: Caminho = { minutos: 0, km: 0, aproximado: false, corrigido: false }

const pontoDe = ({ latitude, longitude }: Lugar): Ponto | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

const ruaKm = (retaKm: number): number =>
  Math.min(retaKm, NA_CIDADE.ateKm) * NA_CIDADE.fator + Math.max(0, retaKm - NA_CIDADE.ateKm) * FATOR_DE_ESTRADA

/** Minutes at the wheel: each stretch of the way at its own speed. */
function minutosDe(km: number, metropole: boolean, naCidadeKmh: number | null): number {
  let [feitos, horas] = [0, 0]
  for (const [indice, faixa] of FAIXAS.entries()) {
    const trecho = Math.max(0, Math.min(km, faixa.ateKm) - feitos)
    const kmh = metropole ? faixa.metropole : faixa.interior
    horas += trecho / (indice === 0 ? (naCidadeKmh ?? kmh) : kmh)
    feitos += trecho
  }
  return horas * 60
}

/** By the map, or null: one of the places is not on it, or both are known by the same municipality only. */
function estimar(de: Lugar, para: Lugar, { velocidadeKmh }: Viagem): Caminho | null {
  const [a, b] = [pontoDe(de), pontoDe(para)]
  if (a === null || b === null) return null
  const reta = distanciaKm(a, b)
  if (de.aproximado && para.aproximado && reta === 0) return null
  const km = ruaKm(reta)
  return {
    minutos: Math.ceil(minutosDe(km, naMetropole(a) || naMetropole(b), velocidadeKmh)) + ESTACIONAR_MINUTOS,
    km: Math.round(km * 10) / 10,
    aproximado: de.aproximado || para.aproximado,
    corrigido: false,
  }
}

/**
 * The way from one place to another: none within the same one, what the company said it takes, else what the map tells; null
 * when it cannot be told, which is not the same as none.
 */
export function caminhoEntre(de: Lugar, para: Lugar, viagem: Viagem): Caminho | null {
  if (de.chave === para.chave) return PARADO
  const estimado = estimar(de, para, viagem)
  const minutos = viagem.correcoes.get(chaveDoTrecho(de, para))
  if (minutos === undefined) return estimado
  return { km: null, ...estimado, minutos, aproximado: false, corrigido: true }
}

/** What is set aside to go from one place to another: the estimate or, without one, the margin. */
export const minutosReservados = (caminho: Caminho | null): number =>
  caminho === null ? MARGEM_SEM_ESTIMATIVA_MINUTOS : caminho.minutos
