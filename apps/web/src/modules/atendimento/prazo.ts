import { situacaoDoPrazo, type Relogio } from '@vetlume/dominio/atendimento'
import type { TomDeEtiqueta } from '../../ui/etiqueta.tsx'
import { tempoRelativo } from '../../ui/valores.tsx'

const TOM = { ATRASADO: 'erro', EM_RISCO: 'aviso', EM_DIA: 'neutro' } as const satisfies Record<string, TomDeEtiqueta>

/** The deadline on the clock of who looks; null while it does not run, or while it is more than a week away. */
export function prazoPorExtenso(relogio: Relogio, agoraMs: number): { tom: TomDeEtiqueta; rotulo: string } | null {
  const situacao = situacaoDoPrazo(relogio, agoraMs)
  if (situacao === null || relogio.prazoEm === null) return null
  const quando = tempoRelativo(relogio.prazoEm, agoraMs)
  const tom = TOM[situacao]
  if (situacao === 'ATRASADO') return { tom, rotulo: quando === null ? 'Atrasado' : `Venceu ${quando}` }
  return quando === null ? null : { tom, rotulo: `Vence ${quando}` }
}
