import type { SituacaoDoLaudo } from '@vetlume/dominio/laudo'

export const ROTULO_DO_ESTADO: Readonly<Record<SituacaoDoLaudo, string>> = {
  A_INICIAR: 'A iniciar',
  RASCUNHO: 'Rascunho',
  EM_REVISAO: 'Em revisão',
  ASSINADO: 'Assinado',
  ENTREGUE: 'Entregue',
  VISUALIZADO: 'Visualizado',
  RETIFICADO: 'Retificado',
  CANCELADO: 'Cancelado',
}
