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
