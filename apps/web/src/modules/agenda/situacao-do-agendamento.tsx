import CanceladoIcon from '@mui/icons-material/BlockOutlined'
import UrgenteIcon from '@mui/icons-material/BoltOutlined'
import RealizadoIcon from '@mui/icons-material/CheckCircleOutlined'
import DeslocamentoIcon from '@mui/icons-material/DirectionsCarOutlined'
import AgendadoIcon from '@mui/icons-material/EventOutlined'
import SolicitadoIcon from '@mui/icons-material/InboxOutlined'
import PlantaoIcon from '@mui/icons-material/NightsStayOutlined'
import RecusaIcon from '@mui/icons-material/PhoneMissedOutlined'
import FaltouIcon from '@mui/icons-material/PersonOffOutlined'
import AtendimentoIcon from '@mui/icons-material/PlayCircleOutlined'
import ReservadoIcon from '@mui/icons-material/ScheduleOutlined'
import ConfirmadoIcon from '@mui/icons-material/ThumbUpOutlined'
import InalcancavelIcon from '@mui/icons-material/WrongLocationOutlined'
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

export const EtiquetaDePlantao = () => <Etiqueta tom="lume" rotulo="Plantão" icone={PlantaoIcon} />
export const EtiquetaDeUrgencia = () => <Etiqueta tom="lume" rotulo="Urgente" icone={UrgenteIcon} />

const SINAIS = {
  RECUSA: RecusaIcon,
  URGENTE: UrgenteIcon,
  PLANTAO: PlantaoIcon,
  INALCANCAVEL: InalcancavelIcon,
} as const
type NomeDeSimbolo = EstadoDoAgendamento | keyof typeof SINAIS

const ICONES: readonly (readonly [string, typeof SvgIcon])[] = [
  ...Object.entries(APARENCIA).map(([nome, { icone }]) => [nome, icone] as const),
  ...Object.entries(SINAIS),
]

/** The icons, once in the page: hundreds of boxes point at them instead of each drawing its own. */
export function Simbolos() {
  return (
    <svg width="0" height="0" aria-hidden focusable="false" style={{ position: 'absolute' }}>
      {ICONES.map(([nome, Icone]) => (
        <symbol key={nome} id={`ag-simbolo-${nome}`} viewBox="0 0 24 24">
          <Icone width="24" height="24" sx={{ fontSize: 24 }} />
        </symbol>
      ))}
    </svg>
  )
}

/** One of `Simbolos`. With `titulo` it is said as well as shown. */
export function Simbolo({ nome, titulo }: { nome: NomeDeSimbolo; titulo?: string }) {
  return (
    <>
      <svg className="ag-simbolo" aria-hidden focusable="false">
        <use href={`#ag-simbolo-${nome}`} />
      </svg>
      {titulo !== undefined && <span className="so-leitor">{titulo} </span>}
    </>
  )
}
