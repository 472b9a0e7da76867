import { ROTULOS_DO_ACERTO, type Acerto } from '@vetlume/dominio/acerto'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { EtiquetaDoTitulo } from '../atendimento/index.ts'

/** Once approved, a settlement is in the state of what it pays. */
export function EtiquetaDoAcerto({ estado, vencido }: Pick<Acerto, 'estado' | 'vencido'>) {
  if (estado === 'A_APROVAR' || estado === 'DESFEITO')
    return <Etiqueta tom={estado === 'DESFEITO' ? 'neutro' : 'aviso'} rotulo={ROTULOS_DO_ACERTO[estado]} />
  return <EtiquetaDoTitulo estado={estado} vencido={vencido} />
}
