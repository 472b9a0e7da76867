import type { Salto } from '../estado/index.ts'

export const ESTADOS_DO_MOVIMENTO = ['PENDENTE', 'CONCILIADO', 'IGNORADO'] as const
export type EstadoDoMovimento = (typeof ESTADOS_DO_MOVIMENTO)[number]

export const ROTULOS_DO_MOVIMENTO: Readonly<Record<EstadoDoMovimento, string>> = {
  PENDENTE: 'A conciliar',
  CONCILIADO: 'Conciliado',
  IGNORADO: 'Ignorado',
}

/** The one table of transitions. */
export const TRANSICOES_DO_MOVIMENTO = {
  conciliar: { de: ['PENDENTE'], para: 'CONCILIADO' },
  ignorar: { de: ['PENDENTE'], para: 'IGNORADO' },
  desfazer: { de: ['CONCILIADO', 'IGNORADO'], para: 'PENDENTE' },
} as const satisfies Record<string, Salto<EstadoDoMovimento>>

export type PassoDoMovimento = keyof typeof TRANSICOES_DO_MOVIMENTO
