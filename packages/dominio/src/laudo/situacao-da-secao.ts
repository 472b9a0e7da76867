// Without a schema: pages that only read a laudo do not download what checks one.
export const SITUACOES_DE_SECAO = ['NORMAL', 'ALTERADO', 'NAO_AVALIADO'] as const
export type SituacaoDaSecao = (typeof SITUACOES_DE_SECAO)[number]

export const ROTULO_DA_SITUACAO: Readonly<Record<SituacaoDaSecao, string>> = {
  NORMAL: 'Normal',
  ALTERADO: 'Alterado',
  NAO_AVALIADO: 'Não avaliado',
}
