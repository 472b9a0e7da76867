import type { Salto } from '../estado/index.ts'

export const ESTADOS_DO_ESTUDO = ['ESPERA', 'LIGADO', 'DESCARTADO'] as const
export type EstadoDoEstudo = (typeof ESTADOS_DO_ESTUDO)[number]

/** The one table of transitions. */
export const TRANSICOES_DO_ESTUDO = {
  ligar: { de: ['ESPERA'], para: 'LIGADO' },
  soltar: { de: ['LIGADO'], para: 'ESPERA' },
  descartar: { de: ['ESPERA'], para: 'DESCARTADO' },
  retomar: { de: ['DESCARTADO'], para: 'ESPERA' },
} as const satisfies Record<string, Salto<EstadoDoEstudo>>

export type PassoDoEstudo = keyof typeof TRANSICOES_DO_ESTUDO
