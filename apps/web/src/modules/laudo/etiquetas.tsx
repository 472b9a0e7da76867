import AIniciarIcon from '@mui/icons-material/PlayCircleOutlined'
import AlertaIcon from '@mui/icons-material/NotificationImportantOutlined'
import AssinadoIcon from '@mui/icons-material/DrawOutlined'
import AtrasadoIcon from '@mui/icons-material/ErrorOutlineOutlined'
import CanceladoIcon from '@mui/icons-material/BlockOutlined'
import EntregueIcon from '@mui/icons-material/MarkEmailReadOutlined'
import RascunhoIcon from '@mui/icons-material/EditNoteOutlined'
import RelogioIcon from '@mui/icons-material/ScheduleOutlined'
import RetificadoIcon from '@mui/icons-material/PublishedWithChangesOutlined'
import VistoIcon from '@mui/icons-material/VisibilityOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import Box from '@mui/material/Box'
import { situacaoDoPrazo, type Relogio } from '@vetlume/dominio/atendimento'
import type { SituacaoDoLaudo } from '@vetlume/dominio/laudo'
import { useAgora } from '../../lib/use-agora.ts'
import type { TomDeEtiqueta } from '../../ui/etiqueta.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { distanciaDoPrazo } from './prazo.ts'
import { ROTULO_DO_ESTADO } from './rotulos.ts'

const ASPECTO: Readonly<Record<SituacaoDoLaudo, { tom: TomDeEtiqueta; icone: typeof SvgIcon }>> = {
  A_INICIAR: { tom: 'aviso', icone: AIniciarIcon },
  RASCUNHO: { tom: 'neutro', icone: RascunhoIcon },
  EM_REVISAO: { tom: 'info', icone: RascunhoIcon },
  ASSINADO: { tom: 'marca', icone: AssinadoIcon },
  ENTREGUE: { tom: 'sucesso', icone: EntregueIcon },
  VISUALIZADO: { tom: 'sucesso', icone: VistoIcon },
  RETIFICADO: { tom: 'aviso', icone: RetificadoIcon },
  CANCELADO: { tom: 'neutro', icone: CanceladoIcon },
}

export function EtiquetaDoEstado({ estado }: { estado: SituacaoDoLaudo }) {
  return <Etiqueta {...ASPECTO[estado]} rotulo={ROTULO_DO_ESTADO[estado]} />
}

export function EtiquetaCritica() {
  return <Etiqueta tom="erro" icone={AlertaIcon} rotulo="Crítico" />
}

/** When it is due; a word and a colour while it is late or about to be. */
export function Prazo({ prazoEm, prazoCorre }: Relogio) {
  const agoraMs = useAgora()
  const situacao = situacaoDoPrazo({ prazoEm, prazoCorre }, agoraMs)
  if (prazoEm === null || situacao === null || situacao === 'EM_DIA') return <DataHora instante={prazoEm} />
  const atrasado = situacao === 'ATRASADO'
  return (
    <Box component="span" sx={{ display: 'inline-grid', justifyItems: 'start', gap: 0.5 }}>
      <Etiqueta
        tom={atrasado ? 'erro' : 'lume'}
        icone={atrasado ? AtrasadoIcon : RelogioIcon}
        rotulo={`${atrasado ? 'Atrasado' : 'Vence'} ${distanciaDoPrazo(prazoEm, agoraMs)}`}
      />
      <Box component="span" sx={{ fontSize: 'var(--vl-texto-micro)', color: 'text.secondary' }}>
        <DataHora instante={prazoEm} />
      </Box>
    </Box>
  )
}
