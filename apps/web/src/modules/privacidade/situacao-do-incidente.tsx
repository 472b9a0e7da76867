import { ROTULOS_DO_INCIDENTE, type Incidente } from '@vetlume/dominio/privacidade'
import { Etiqueta, type TomDeEtiqueta } from '../../ui/etiqueta.tsx'

const TONS: Readonly<Record<Incidente['estado'], TomDeEtiqueta>> = {
  ABERTO: 'aviso',
  COMUNICADO: 'info',
  ENCERRADO: 'sucesso',
}

export const EtiquetaDoIncidente = ({ estado, atrasado }: Pick<Incidente, 'estado' | 'atrasado'>) =>
  atrasado ? (
    <Etiqueta tom="erro" rotulo="Comunicação atrasada" />
  ) : (
    <Etiqueta tom={TONS[estado]} rotulo={ROTULOS_DO_INCIDENTE[estado]} />
  )
