import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import DoNotDisturbIcon from '@mui/icons-material/DoNotDisturbOnOutlined'
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined'
import { ROTULOS_DA_SITUACAO_DO_CUPOM, type SituacaoDeCupom } from '@vetlume/dominio/cupom'
import { Etiqueta, type EtiquetaProps } from '../../ui/etiqueta.tsx'

const APARENCIA: Readonly<
  Record<SituacaoDeCupom, Pick<EtiquetaProps, 'tom'> & Required<Pick<EtiquetaProps, 'icone'>>>
> = {
  VIGENTE: { tom: 'sucesso', icone: CheckCircleIcon },
  FUTURO: { tom: 'info', icone: ScheduleIcon },
  EXPIRADO: { tom: 'neutro', icone: DoNotDisturbIcon },
  ESGOTADO: { tom: 'aviso', icone: DoNotDisturbIcon },
  INATIVO: { tom: 'neutro', icone: DoNotDisturbIcon },
}

export function SituacaoDoCupom({ situacao }: { situacao: SituacaoDeCupom }) {
  return <Etiqueta rotulo={ROTULOS_DA_SITUACAO_DO_CUPOM[situacao]} {...APARENCIA[situacao]} />
}
