import type { Prioridade } from '../agenda/index.ts'
import type { Instante } from '../tempo/index.ts'

export type PrazosDoServico = { readonly rotinaHoras: number; readonly urgenteHoras: number }

/** When the first of the services is due, counted in running hours from `inicio`; null when there is no service. */
export function calcularPrazo(
  inicio: Instante,
  prioridade: Prioridade,
  servicos: readonly PrazosDoServico[],
): Instante | null {
  if (servicos.length === 0) return null
  const horas = Math.min(...servicos.map((s) => (prioridade === 'URGENTE' ? s.urgenteHoras : s.rotinaHoras)))
  return Temporal.Instant.from(inicio).add({ hours: horas }).toString({ smallestUnit: 'millisecond' })
}

/** Hours before its deadline from which a laudo without a signature is at risk. */
export const HORAS_DE_RISCO = 4

export const SITUACOES_DO_PRAZO = ['ATRASADO', 'EM_RISCO', 'EM_DIA'] as const
export type SituacaoDoPrazo = (typeof SITUACOES_DO_PRAZO)[number]

export const ROTULOS_DO_PRAZO: Readonly<Record<SituacaoDoPrazo, string>> = {
  ATRASADO: 'Vencido',
  EM_RISCO: `Vence em até ${HORAS_DE_RISCO} horas`,
  EM_DIA: 'Em dia',
}

/** `[desde, antes)`, in milliseconds: deadlines that fall in it, at that moment, are in that situation. */
export function faixaDoPrazo(situacao: SituacaoDoPrazo, agoraMs: number): { desde: number; antes: number } {
  const risco = agoraMs + HORAS_DE_RISCO * 3_600_000
  switch (situacao) {
    case 'ATRASADO':
      return { desde: -Infinity, antes: agoraMs }
    case 'EM_RISCO':
      return { desde: agoraMs, antes: risco }
    case 'EM_DIA':
      return { desde: risco, antes: Infinity }
  }
}

/** A deadline, and whether it is running: from when the exam is done until its laudo is signed, or it is called off. */
export interface Relogio {
  prazoEm: Instante | null
  prazoCorre: boolean
}

/** How a deadline stands; null before the exam, after the signature, and where there is no deadline. */
export function situacaoDoPrazo({ prazoEm, prazoCorre }: Relogio, agoraMs: number): SituacaoDoPrazo | null {
  if (prazoEm === null || !prazoCorre) return null
  const prazoMs = Date.parse(prazoEm)
  const nela = (situacao: SituacaoDoPrazo): boolean => {
    const { desde, antes } = faixaDoPrazo(situacao, agoraMs)
    return desde <= prazoMs && prazoMs < antes
  }
  return SITUACOES_DO_PRAZO.find(nela) ?? null
}
