import type { NomeDoIcone } from '../../ui/icones/nomes.ts'
import './lista.css'
import { ROTULOS_DO_ATENDIMENTO, type EstadoDoAtendimento, type Relogio } from '@vetlume/dominio/atendimento'
import { useAgora } from '../../lib/use-agora.ts'
import { Etiqueta, type TomDeEtiqueta } from '../../ui/etiqueta.tsx'
import { prazoPorExtenso } from './prazo.ts'

const APARENCIA: Readonly<Record<EstadoDoAtendimento, { tom: TomDeEtiqueta; icone: NomeDoIcone }>> = {
  ABERTO: { tom: 'info', icone: 'inbox' },
  EM_ANDAMENTO: { tom: 'marca', icone: 'play-circle' },
  AGUARDANDO_LAUDO: { tom: 'aviso', icone: 'edit-note' },
  CONCLUIDO: { tom: 'sucesso', icone: 'check-circle' },
  FATURADO: { tom: 'sucesso', icone: 'receipt-long' },
  CANCELADO: { tom: 'neutro', icone: 'block' },
}

export function EtiquetaDoAtendimento({ estado }: { estado: EstadoDoAtendimento }) {
  return <Etiqueta {...APARENCIA[estado]} rotulo={ROTULOS_DO_ATENDIMENTO[estado]} />
}

export const EtiquetaUrgente = () => <Etiqueta tom="lume" rotulo="Urgente" icone="bolt" />

/** How far the deadline is, while something still has to be done about it. */
export function RelogioDoPrazo({ prazoEm, prazoCorre }: Relogio) {
  const agoraMs = useAgora()
  const situacao = prazoPorExtenso({ prazoEm, prazoCorre }, agoraMs)
  if (situacao === null) return null
  // Only what asks for somebody stands out.
  if (situacao.tom !== 'neutro') return <Etiqueta {...situacao} icone="alarm" />
  return <span className="at-detalhe">{situacao.rotulo}</span>
}

export const ROTULOS_DA_PRIORIDADE = { ROTINA: 'Rotina', URGENTE: 'Urgente' } as const

export const ROTULOS_DA_COBRANCA = { A_VISTA: 'À vista', FATURADO: 'Faturado', PLANO: 'Plano de saúde' } as const
