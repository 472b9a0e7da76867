import { ESTADOS_EDITAVEIS, type EstadoDoAtendimento } from '@vetlume/dominio/atendimento'
import { HORAS_DE_RISCO } from '@vetlume/dominio/dashboard'
import type { TomDeEtiqueta } from '../../ui/etiqueta.tsx'
import { tempoRelativo } from '../../ui/valores.tsx'

const emAberto: readonly EstadoDoAtendimento[] = ESTADOS_EDITAVEIS
const RISCO_MS = HORAS_DE_RISCO * 3_600_000

/** The deadline on the clock of who looks; null once nothing waits for it, or while it is more than a week away. */
export function situacaoDoPrazo(
  { prazoEm, estado }: { prazoEm: string | null; estado: EstadoDoAtendimento },
  agoraMs: number,
): { tom: TomDeEtiqueta; rotulo: string } | null {
  if (prazoEm === null || !emAberto.includes(estado)) return null
  const faltaMs = Date.parse(prazoEm) - agoraMs
  const quando = tempoRelativo(prazoEm, agoraMs)
  if (faltaMs < 0) return { tom: 'erro', rotulo: quando === null ? 'Atrasado' : `Venceu ${quando}` }
  return quando === null ? null : { tom: faltaMs <= RISCO_MS ? 'aviso' : 'neutro', rotulo: `Vence ${quando}` }
}
