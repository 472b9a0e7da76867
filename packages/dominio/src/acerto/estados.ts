import type { Salto } from '../estado/index.ts'

/** What became of a settlement: seen by both, then in the state of what it pays, unless it was taken back. */
export const ESTADOS_DO_ACERTO = ['A_APROVAR', 'ABERTO', 'PARCIAL', 'PAGO', 'DESFEITO'] as const
export type EstadoDoAcerto = (typeof ESTADOS_DO_ACERTO)[number]

export const ROTULOS_DO_ACERTO: Readonly<Record<EstadoDoAcerto, string>> = {
  A_APROVAR: 'Espera aprovação',
  ABERTO: 'Em aberto',
  PARCIAL: 'Pago em parte',
  PAGO: 'Pago',
  DESFEITO: 'Desfeito',
}

/** What the column has: once approved, what it pays says the rest. */
export type EstadoGravadoDoAcerto = 'A_APROVAR' | 'APROVADO' | 'DESFEITO'

/** The one table of transitions. */
export const TRANSICOES_DO_ACERTO = {
  aprovar: { de: ['A_APROVAR'], para: 'APROVADO' },
  desfazer: { de: ['A_APROVAR', 'APROVADO'], para: 'DESFEITO' },
} as const satisfies Record<string, Salto<EstadoGravadoDoAcerto>>

export type PassoDoAcerto = keyof typeof TRANSICOES_DO_ACERTO

interface Situacao {
  estado: EstadoDoAcerto
}

/** Why it cannot be approved, in a sentence; null when it can. */
export function recusaDaAprovacao({ estado }: Situacao): string | null {
  if (estado === 'A_APROVAR') return null
  return estado === 'DESFEITO' ? 'Este acerto foi desfeito.' : 'Este acerto já foi aprovado.'
}

/** Why it cannot be taken back. */
export function recusaDeDesfazer({ estado }: Situacao): string | null {
  if (estado === 'DESFEITO') return 'Este acerto já foi desfeito.'
  return estado === 'PARCIAL' || estado === 'PAGO' ? 'Este acerto já tem pagamento: estorne-o antes.' : null
}
