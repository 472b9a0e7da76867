import * as z from 'zod/mini'
import { opcional } from '../contrato/index.ts'

const graus = (limite: number, mensagem: string) =>
  opcional(z.number().check(z.minimum(-limite, mensagem), z.maximum(limite, mensagem)))

/** Degrees of a place on the map; the one without the other is nothing. */
export const latitudeOpcional = graus(90, 'A latitude vai de −90 a 90.')
export const longitudeOpcional = graus(180, 'A longitude vai de −180 a 180.')
