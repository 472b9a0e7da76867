import './lista.css'
import AtrasadoIcon from '@mui/icons-material/AlarmOutlined'
import CanceladoIcon from '@mui/icons-material/BlockOutlined'
import UrgenteIcon from '@mui/icons-material/BoltOutlined'
import ConcluidoIcon from '@mui/icons-material/CheckCircleOutlined'
import LaudoIcon from '@mui/icons-material/EditNoteOutlined'
import AbertoIcon from '@mui/icons-material/InboxOutlined'
import AndamentoIcon from '@mui/icons-material/PlayCircleOutlined'
import FaturadoIcon from '@mui/icons-material/ReceiptLongOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import { ROTULOS_DO_ATENDIMENTO, type EstadoDoAtendimento, type Relogio } from '@vetlume/dominio/atendimento'
import { useAgora } from '../../lib/use-agora.ts'
import { Etiqueta, type TomDeEtiqueta } from '../../ui/etiqueta.tsx'
import { prazoPorExtenso } from './prazo.ts'

const APARENCIA: Readonly<Record<EstadoDoAtendimento, { tom: TomDeEtiqueta; icone: typeof SvgIcon }>> = {
  ABERTO: { tom: 'info', icone: AbertoIcon },
  EM_ANDAMENTO: { tom: 'marca', icone: AndamentoIcon },
  AGUARDANDO_LAUDO: { tom: 'aviso', icone: LaudoIcon },
  CONCLUIDO: { tom: 'sucesso', icone: ConcluidoIcon },
  FATURADO: { tom: 'sucesso', icone: FaturadoIcon },
  CANCELADO: { tom: 'neutro', icone: CanceladoIcon },
}

export function EtiquetaDoAtendimento({ estado }: { estado: EstadoDoAtendimento }) {
  return <Etiqueta {...APARENCIA[estado]} rotulo={ROTULOS_DO_ATENDIMENTO[estado]} />
}

export const EtiquetaUrgente = () => <Etiqueta tom="lume" rotulo="Urgente" icone={UrgenteIcon} />

/** How far the deadline is, while something still has to be done about it. */
export function RelogioDoPrazo({ prazoEm, prazoCorre }: Relogio) {
  const agoraMs = useAgora()
  const situacao = prazoPorExtenso({ prazoEm, prazoCorre }, agoraMs)
  if (situacao === null) return null
  // Only what asks for somebody stands out.
  if (situacao.tom !== 'neutro') return <Etiqueta {...situacao} icone={AtrasadoIcon} />
  return <span className="at-detalhe">{situacao.rotulo}</span>
}

export const ROTULOS_DA_PRIORIDADE = { ROTINA: 'Rotina', URGENTE: 'Urgente' } as const

export const ROTULOS_DA_COBRANCA = { A_VISTA: 'À vista', FATURADO: 'Faturado', PLANO: 'Plano de saúde' } as const
