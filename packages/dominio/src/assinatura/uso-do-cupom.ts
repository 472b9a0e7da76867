import type { Salto } from '../estado/index.ts'

/** A coupon of some months is spent once a charge. */
export const ESTADOS_DO_USO = ['RESERVADO', 'USADO', 'DEVOLVIDO'] as const
export type EstadoDoUso = (typeof ESTADOS_DO_USO)[number]

/** The one table of transitions. One that discounted something once is not given back. */
export const TRANSICOES_DO_USO = {
  gastar: { de: ['RESERVADO', 'USADO'], para: 'USADO' },
  devolver: { de: ['RESERVADO'], para: 'DEVOLVIDO' },
} as const satisfies Record<string, Salto<EstadoDoUso>>

export type PassoDoUso = keyof typeof TRANSICOES_DO_USO
