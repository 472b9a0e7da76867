import AbertoIcon from '@mui/icons-material/HourglassEmptyOutlined'
import ParcialIcon from '@mui/icons-material/TimelapseOutlined'
import PagoIcon from '@mui/icons-material/CheckCircleOutlined'
import ReabertoIcon from '@mui/icons-material/UndoOutlined'
import VencidoIcon from '@mui/icons-material/ErrorOutlineOutlined'
import { ROTULOS_DO_FECHAMENTO, type EstadoDoFechamento, type Fechamento } from '@vetlume/dominio/fechamento'
import { Etiqueta, type EtiquetaProps } from '../../ui/etiqueta.tsx'

const APARENCIA: Readonly<Record<EstadoDoFechamento, Omit<EtiquetaProps, 'rotulo'>>> = {
  ABERTO: { tom: 'info', icone: AbertoIcon },
  PARCIAL: { tom: 'aviso', icone: ParcialIcon },
  PAGO: { tom: 'sucesso', icone: PagoIcon },
  REABERTO: { tom: 'neutro', icone: ReabertoIcon },
}

/** "Vencido" is said before the state: it is what somebody has to act on. */
export function EtiquetaDoFechamento({ estado, vencido }: Pick<Fechamento, 'estado' | 'vencido'>) {
  if (vencido) return <Etiqueta tom="erro" rotulo="Vencido" icone={VencidoIcon} />
  return <Etiqueta {...APARENCIA[estado]} rotulo={ROTULOS_DO_FECHAMENTO[estado]} />
}
