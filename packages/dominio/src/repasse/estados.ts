import type { Salto } from '../estado/index.ts'

export const ESTADOS_DO_REPASSE = ['PENDENTE', 'CONSOLIDADO', 'CANCELADO'] as const
export type EstadoDoRepasse = (typeof ESTADOS_DO_REPASSE)[number]

/** The one table of transitions: a settlement takes a repasse and may give it back; what its exam undoes it cancels. */
export const TRANSICOES_DO_REPASSE = {
  consolidar: { de: ['PENDENTE'], para: 'CONSOLIDADO' },
  devolver: { de: ['CONSOLIDADO'], para: 'PENDENTE' },
  cancelar: { de: ['PENDENTE'], para: 'CANCELADO' },
} as const satisfies Record<string, Salto<EstadoDoRepasse>>

export type PassoDoRepasse = keyof typeof TRANSICOES_DO_REPASSE
