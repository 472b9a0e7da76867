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

/** How somebody travels. */
export interface Viagem {
  readonly velocidadeKmh: number
  /** Length of the street over that of the straight line. */
  readonly fator: number
  /** Parking and walking in, at each place one goes to. */
  readonly estacionarMinutos: number
  /** Null when nobody told: the day begins at its first visit and ends at its last. */
  readonly partida: Partida | null
}

/**
 * Between points of a city the way is about 1.2 times the straight line (Newell, Traffic Flow on Transportation Networks, 1980),
 * and 1.23 between cities of Brazil (Ballou, Rahardja and Sakai, Transportation Research A 36, 2002). A little more is safer:
 * who arrives early waits, who arrives late delays everybody after.
 */
export const FATOR_DE_RUA = 1.3
export const VELOCIDADE_URBANA_KMH = 30
export const ESTACIONAR_MINUTOS = 5
/** What is set aside for a way that nobody can estimate. It is never shown as an estimate. */
export const MARGEM_SEM_ESTIMATIVA_MINUTOS = 30

export const viagemDe = (velocidadeKmh: number = VELOCIDADE_URBANA_KMH, partida: Partida | null = null): Viagem => ({
  velocidadeKmh,
  fator: FATOR_DE_RUA,
  estacionarMinutos: ESTACIONAR_MINUTOS,
  partida,
})

/** Mean radius of the Earth, IUGG. */
const RAIO_DA_TERRA_KM = 6_371.0088
const radianos = (graus: number) => (graus * Math.PI) / 180

interface Ponto {
  readonly latitude: number
  readonly longitude: number
}

/** Kilometres of the straight line over the ground between two points in degrees: the haversine formula. */
export function distanciaKm(a: Ponto, b: Ponto): number {
  const altura = Math.sin(radianos(b.latitude - a.latitude) / 2) ** 2
  const largura = Math.sin(radianos(b.longitude - a.longitude) / 2) ** 2
  const corda = altura + Math.cos(radianos(a.latitude)) * Math.cos(radianos(b.latitude)) * largura
  return 2 * RAIO_DA_TERRA_KM * Math.asin(Math.min(1, Math.sqrt(corda)))
}

export interface Caminho {
  /** Whole minutes, rounded up, parking included. */
  readonly minutos: number
  /** By street, to a tenth. */
  readonly km: number
  /** One of the ends is known by its municipality only. */
  readonly aproximado: boolean
}

const PARADO: Caminho = { minutos: 0, km: 0, aproximado: false }

const pontoDe = ({ latitude, longitude }: Lugar): Ponto | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/**
 * The way from one place to another: none within the same one, and null when it cannot be told, which is not the same: one
 * of the places is not on the map, or both are known by the same municipality only.
 */
export function caminhoEntre(de: Lugar, para: Lugar, viagem: Viagem): Caminho | null {
  if (de.chave === para.chave) return PARADO
  const [a, b] = [pontoDe(de), pontoDe(para)]
  if (a === null || b === null) return null
  const reta = distanciaKm(a, b)
  if (de.aproximado && para.aproximado && reta === 0) return null
  const km = reta * viagem.fator
  return {
    minutos: Math.ceil((km / viagem.velocidadeKmh) * 60) + viagem.estacionarMinutos,
    km: Math.round(km * 10) / 10,
    aproximado: de.aproximado || para.aproximado,
  }
}

/** What is set aside to go from one place to another: the estimate or, without one, the margin. */
export const minutosReservados = (caminho: Caminho | null): number =>
  caminho === null ? MARGEM_SEM_ESTIMATIVA_MINUTOS : caminho.minutos
