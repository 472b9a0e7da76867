import { ROTULOS_DO_FECHAMENTO, type Fechamento } from '@vetlume/dominio/fechamento'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { EtiquetaDoTitulo } from '../atendimento/index.ts'

/** While it stands, a closing is in the state of what it charges. */
export function EtiquetaDoFechamento({ estado, vencido }: Pick<Fechamento, 'estado' | 'vencido'>) {
  if (estado === 'REABERTO') return <Etiqueta tom="neutro" rotulo={ROTULOS_DO_FECHAMENTO[estado]} />
  return <EtiquetaDoTitulo estado={estado} vencido={vencido} />
}
