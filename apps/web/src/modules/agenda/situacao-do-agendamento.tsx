import CanceladoIcon from '@mui/icons-material/BlockOutlined'
import RealizadoIcon from '@mui/icons-material/CheckCircleOutlined'
import DeslocamentoIcon from '@mui/icons-material/DirectionsCarOutlined'
import AgendadoIcon from '@mui/icons-material/EventOutlined'
import SolicitadoIcon from '@mui/icons-material/InboxOutlined'
import FaltouIcon from '@mui/icons-material/PersonOffOutlined'
import AtendimentoIcon from '@mui/icons-material/PlayCircleOutlined'
import ReservadoIcon from '@mui/icons-material/ScheduleOutlined'
import ConfirmadoIcon from '@mui/icons-material/ThumbUpOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import { ROTULOS_DO_AGENDAMENTO, type EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import { Etiqueta, type TomDeEtiqueta } from '../../ui/etiqueta.tsx'

const APARENCIA: Readonly<Record<EstadoDoAgendamento, { tom: TomDeEtiqueta; icone: typeof SvgIcon }>> = {
  SOLICITADO: { tom: 'lume', icone: SolicitadoIcon },
  RESERVADO: { tom: 'neutro', icone: ReservadoIcon },
  AGENDADO: { tom: 'info', icone: AgendadoIcon },
  CONFIRMADO: { tom: 'marca', icone: ConfirmadoIcon },
  EM_DESLOCAMENTO: { tom: 'aviso', icone: DeslocamentoIcon },
  EM_ATENDIMENTO: { tom: 'aviso', icone: AtendimentoIcon },
  REALIZADO: { tom: 'sucesso', icone: RealizadoIcon },
  CANCELADO: { tom: 'neutro', icone: CanceladoIcon },
  FALTOU: { tom: 'erro', icone: FaltouIcon },
}

export function EtiquetaDoAgendamento({ estado }: { estado: EstadoDoAgendamento }) {
  return <Etiqueta {...APARENCIA[estado]} rotulo={ROTULOS_DO_AGENDAMENTO[estado]} />
}
