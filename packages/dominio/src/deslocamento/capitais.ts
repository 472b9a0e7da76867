import { distanciaKm, type Ponto } from './reta.ts'

/** Seats of the capitals of the 26 states and of the country. */
const CAPITAIS: readonly Ponto[] = (
  [
    [-9.975, -67.824],
    [-9.666, -35.735],
    [0.035, -51.069],
    [-3.119, -60.021],
    [-12.972, -38.501],
    [-3.717, -38.542],
    [-15.78, -47.93],
    [-20.316, -40.313],
    [-16.686, -49.264],
    [-2.539, -44.282],
    [-15.601, -56.097],
    [-20.449, -54.63],
    [-19.91, -43.927],
    [-1.455, -48.49],
    [-7.115, -34.864],
    [-25.419, -49.265],
    [-8.047, -34.877],
    [-5.092, -42.803],
    [-22.913, -43.2],
    [-5.794, -35.199],
    [-30.032, -51.206],
    [-8.761, -63.9],
    [2.824, -60.675],
    [-27.595, -48.548],
    [-23.533, -46.639],
    [-10.909, -37.068],
    [-10.24, -48.356],
  ] as const
).map(([latitude, longitude]) => ({ latitude, longitude }))

/** Around a capital, streets are those of a metropolis this far out: Guarulhos, Osasco and Niterói are, Jundiaí and Santos are not. */
const ALCANCE_DA_METROPOLE_KM = 30

/** A capital, or a place next to one. */
export const naMetropole = (ponto: Ponto): boolean =>
  CAPITAIS.some((capital) => distanciaKm(capital, ponto) <= ALCANCE_DA_METROPOLE_KM)
