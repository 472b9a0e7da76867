import type { Salto } from '../estado/index.ts'

/** What became of a closing: it follows the payment of what it charges, until it is reopened. */
export const ESTADOS_DO_FECHAMENTO = ['ABERTO', 'PARCIAL', 'PAGO', 'RENEGOCIADO', 'REABERTO'] as const
export type EstadoDoFechamento = (typeof ESTADOS_DO_FECHAMENTO)[number]

export const ROTULOS_DO_FECHAMENTO: Readonly<Record<EstadoDoFechamento, string>> = {
  ABERTO: 'Em aberto',
  PARCIAL: 'Pago em parte',
  PAGO: 'Pago',
  RENEGOCIADO: 'Renegociado',
  REABERTO: 'Reaberto',
}

/** What the column has: while it stands, what it charges says the rest. */
export type EstadoGravadoDoFechamento = 'ENVIADO' | 'REABERTO'

/** The one table of transitions. */
export const TRANSICOES_DO_FECHAMENTO = {
  reabrir: { de: ['ENVIADO'], para: 'REABERTO' },
} as const satisfies Record<string, Salto<EstadoGravadoDoFechamento>>

export type PassoDoFechamento = keyof typeof TRANSICOES_DO_FECHAMENTO

interface Situacao {
  estado: EstadoDoFechamento
}

const PAGOS: ReadonlySet<EstadoDoFechamento> = new Set(['PARCIAL', 'PAGO'])

/** Why a closing cannot be reopened, nor lose an exam, in a sentence; null when it can. */
export function recusaDaReabertura({ estado }: Situacao): string | null {
  if (estado === 'REABERTO') return 'Este fechamento já foi reaberto.'
  if (estado === 'RENEGOCIADO') return 'Este fechamento foi renegociado: desfaça antes a renegociação.'
  return PAGOS.has(estado) ? 'Este fechamento já tem pagamento: estorne-o antes.' : null
}

/** Why an exam of it cannot be disputed. */
export function recusaDaContestacao({ estado }: Situacao): string | null {
  if (estado === 'REABERTO') return 'Este fechamento foi reaberto: espere o próximo.'
  if (estado === 'RENEGOCIADO') return 'Este fechamento já foi renegociado: fale com a empresa.'
  return PAGOS.has(estado) ? 'Este fechamento já tem pagamento: fale com a empresa.' : null
}
