import { ROTULOS_DO_ESTADO, type PedidoDeTitular } from '@vetlume/dominio/privacidade'
import { Etiqueta, type TomDeEtiqueta } from '../../ui/etiqueta.tsx'

const TONS: Readonly<Record<PedidoDeTitular['estado'], TomDeEtiqueta>> = {
  RECEBIDO: 'neutro',
  IDENTIFICADO: 'aviso',
  EM_ANALISE: 'info',
  ATENDIDO: 'sucesso',
  ATENDIDO_EM_PARTE: 'sucesso',
  RECUSADO: 'neutro',
  EXPIRADO: 'neutro',
}

export const EtiquetaDoPedido = ({ estado, atrasado }: Pick<PedidoDeTitular, 'estado' | 'atrasado'>) =>
  atrasado ? (
    <Etiqueta tom="erro" rotulo="Atrasado" />
  ) : (
    <Etiqueta tom={TONS[estado]} rotulo={ROTULOS_DO_ESTADO[estado]} />
  )
