import { ROTULOS_DO_ESTADO_DO_CLIENTE, type EstadoDoCliente } from '@vetlume/dominio/cliente'
import { Etiqueta, type TomDeEtiqueta } from '../../ui/etiqueta.tsx'

const TOM: Readonly<Record<EstadoDoCliente, TomDeEtiqueta>> = {
  GRATIS: 'neutro',
  TESTE: 'info',
  ATIVO: 'sucesso',
  CARENCIA: 'aviso',
  SOMENTE_LEITURA: 'erro',
  CANCELADO: 'neutro',
}

export function EtiquetaDoEstado({ estado }: { estado: EstadoDoCliente }) {
  return <Etiqueta tom={TOM[estado]} rotulo={ROTULOS_DO_ESTADO_DO_CLIENTE[estado]} />
}
