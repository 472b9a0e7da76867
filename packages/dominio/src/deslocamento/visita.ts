import type { Faixa } from '../disponibilidade/index.ts'
import type { Lugar } from './distancia.ts'

/** A visit of a specialist's day, in milliseconds. */
export interface VisitaDaRota {
  readonly codigo: string
  readonly inicio: number
  readonly fim: number
  readonly lugar: Lugar
  /** Its time may change; the others stay where they are. */
  readonly movel: boolean
  /** When it may be: working hours, what the clinic asked for, and when the patient and the equipment are free. In order. */
  readonly permitido: readonly Faixa[]
}

export interface Horario {
  readonly codigo: string
  readonly inicio: number
  readonly fim: number
}
