import type { EstadoDoLaudo, SecaoDoLaudo } from '@vetlume/dominio/laudo'

export const ROTULO_DO_ESTADO: Readonly<Record<EstadoDoLaudo, string>> = {
  RASCUNHO: 'Rascunho',
  EM_REVISAO: 'Em revisão',
  ASSINADO: 'Assinado',
  ENTREGUE: 'Entregue',
  VISUALIZADO: 'Visualizado',
  RETIFICADO: 'Retificado',
  CANCELADO: 'Cancelado',
}

export type SituacaoDaSecao = NonNullable<SecaoDoLaudo['situacao']>

export const ROTULO_DA_SITUACAO: Readonly<Record<SituacaoDaSecao, string>> = {
  NORMAL: 'Normal',
  ALTERADO: 'Alterado',
  NAO_AVALIADO: 'Não avaliado',
}
