import CanceladoIcon from '@mui/icons-material/BlockOutlined'
import SemCaixaIcon from '@mui/icons-material/MoneyOffOutlined'
import PagoIcon from '@mui/icons-material/CheckCircleOutlined'
import VencidoIcon from '@mui/icons-material/ErrorOutlineOutlined'
import AbertoIcon from '@mui/icons-material/ScheduleOutlined'
import ParcialIcon from '@mui/icons-material/TimelapseOutlined'
import EstornadoIcon from '@mui/icons-material/UndoOutlined'
import PrevistoIcon from '@mui/icons-material/UpcomingOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import { ROTULOS_DO_TITULO, type EstadoDoTitulo } from '@vetlume/dominio/financeiro'
import { Etiqueta, type TomDeEtiqueta } from '../../ui/etiqueta.tsx'

const APARENCIA: Readonly<Record<EstadoDoTitulo, { tom: TomDeEtiqueta; icone: typeof SvgIcon }>> = {
  PREVISTO: { tom: 'neutro', icone: PrevistoIcon },
  ABERTO: { tom: 'info', icone: AbertoIcon },
  PARCIAL: { tom: 'aviso', icone: ParcialIcon },
  PAGO: { tom: 'sucesso', icone: PagoIcon },
  CANCELADO: { tom: 'neutro', icone: CanceladoIcon },
  ESTORNADO: { tom: 'neutro', icone: EstornadoIcon },
  RENEGOCIADO: { tom: 'neutro', icone: EstornadoIcon },
}

interface EtiquetaDoTituloProps {
  estado: EstadoDoTitulo | 'A_FATURAR' | 'FATURADO'
  vencido: boolean
  /** A cost that nobody pays has no state of payment. */
  semCaixa?: boolean
  /** Owed no more, and waiting for its note to be cancelled. */
  aCancelar?: string | null
}

/** "Vencido" is said before the state: it is what somebody has to act on. */
export function EtiquetaDoTitulo({ estado, vencido, semCaixa = false, aCancelar = null }: EtiquetaDoTituloProps) {
  if (aCancelar !== null) return <Etiqueta tom="aviso" rotulo="Nota a cancelar" icone={VencidoIcon} />
  if (semCaixa) return <Etiqueta tom="neutro" rotulo="Não se paga" icone={SemCaixaIcon} />
  if (vencido) return <Etiqueta tom="erro" rotulo="Vencido" icone={VencidoIcon} />
  if (estado === 'A_FATURAR') return <Etiqueta tom="info" rotulo="A faturar" icone={PrevistoIcon} />
  if (estado === 'FATURADO') return <Etiqueta tom="marca" rotulo="No fechamento" icone={PrevistoIcon} />
  return <Etiqueta {...APARENCIA[estado]} rotulo={ROTULOS_DO_TITULO[estado]} />
}
