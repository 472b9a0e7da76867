import type { EstadoDoLaudo } from '@vetlume/dominio/laudo'

export const ROTULO_DO_ESTADO: Readonly<Record<EstadoDoLaudo, string>> = {
  RASCUNHO: 'Rascunho',
  EM_REVISAO: 'Em revisão',
  ASSINADO: 'Assinado',
  ENTREGUE: 'Entregue',
  VISUALIZADO: 'Visualizado',
  RETIFICADO: 'Retificado',
  CANCELADO: 'Cancelado',
}
