import { ROTULOS_DA_SITUACAO_DO_CUPOM, type SituacaoDeCupom } from '@vetlume/dominio/cupom'
import { Etiqueta, type EtiquetaProps } from '../../ui/etiqueta.tsx'

const APARENCIA: Readonly<
  Record<SituacaoDeCupom, Pick<EtiquetaProps, 'tom'> & Required<Pick<EtiquetaProps, 'icone'>>>
> = {
  VIGENTE: { tom: 'sucesso', icone: 'check-circle' },
  FUTURO: { tom: 'info', icone: 'schedule' },
  EXPIRADO: { tom: 'neutro', icone: 'do-not-disturb-on' },
  ESGOTADO: { tom: 'aviso', icone: 'do-not-disturb-on' },
  INATIVO: { tom: 'neutro', icone: 'do-not-disturb-on' },
}

export function SituacaoDoCupom({ situacao }: { situacao: SituacaoDeCupom }) {
  return <Etiqueta rotulo={ROTULOS_DA_SITUACAO_DO_CUPOM[situacao]} {...APARENCIA[situacao]} />
}
