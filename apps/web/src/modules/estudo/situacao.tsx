import { ROTULOS_DA_SITUACAO_DO_ESTUDO, type SituacaoDoEstudo } from '@vetlume/dominio/estudo'
import { Etiqueta } from '../../ui/etiqueta.tsx'

const TONS = {
  A_IDENTIFICAR: 'aviso',
  ESPERANDO_LAUDO: 'neutro',
  NO_LAUDO: 'sucesso',
  LAUDO_ASSINADO: 'aviso',
  DESCARTADO: 'neutro',
} as const

export const EtiquetaDoEstudo = ({ situacao }: { situacao: SituacaoDoEstudo }) => (
  <Etiqueta tom={TONS[situacao]} rotulo={ROTULOS_DA_SITUACAO_DO_ESTUDO[situacao]} />
)
