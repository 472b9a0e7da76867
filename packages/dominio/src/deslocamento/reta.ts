export interface Ponto {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the Earth, IUGG. */
const RAIO_DA_TERRA_KM = 6_371.0088
const radianos = (graus: number) => (graus * Math.PI) / 180

/** Kilometres of the straight line over the ground between two points in degrees: the haversine formula. */
export function distanciaKm(a: Ponto, b: Ponto): number {
  const altura = Math.sin(radianos(b.latitude - a.latitude) / 2) ** 2
  const largura = Math.sin(radianos(b.longitude - a.longitude) / 2) ** 2
  const corda = altura + Math.cos(radianos(a.latitude)) * Math.cos(radianos(b.latitude)) * largura
  return 2 * RAIO_DA_TERRA_KM * Math.asin(Math.min(1, Math.sqrt(corda)))
}
