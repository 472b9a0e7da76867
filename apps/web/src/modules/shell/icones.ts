import AgendaIcon from '@mui/icons-material/CalendarMonthOutlined'
import AtendimentoIcon from '@mui/icons-material/MedicalServicesOutlined'
import CadastroIcon from '@mui/icons-material/FolderOutlined'
import ConfiguracaoIcon from '@mui/icons-material/TuneOutlined'
import FinanceiroIcon from '@mui/icons-material/PaymentsOutlined'
import LaudoIcon from '@mui/icons-material/DescriptionOutlined'
import PainelIcon from '@mui/icons-material/SpaceDashboardOutlined'
import UtilitarioIcon from '@mui/icons-material/CalculateOutlined'
import type SvgIcon from '@mui/material/SvgIcon'

/** Icon of each group of the menu, by its stable id. */
export const ICONES_DOS_GRUPOS: Readonly<Record<string, typeof SvgIcon>> = {
  painel: PainelIcon,
  agenda: AgendaIcon,
  atendimento: AtendimentoIcon,
  laudo: LaudoIcon,
  utilitario: UtilitarioIcon,
  cadastro: CadastroIcon,
  configuracao: ConfiguracaoIcon,
  financeiro: FinanceiroIcon,
}
