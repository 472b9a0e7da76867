/** Codes of the layout for a cancellation (`TSCodJustCanc`). */
export const MOTIVOS_DE_CANCELAMENTO = ['1', '2', '9'] as const
export type MotivoDeCancelamento = (typeof MOTIVOS_DE_CANCELAMENTO)[number]

export const ROTULOS_DO_CANCELAMENTO: Readonly<Record<MotivoDeCancelamento, string>> = {
  '1': 'Erro na emissão',
  '2': 'Serviço não prestado',
  '9': 'Outros',
}

/** Codes of the layout for a substitution (`TSCodJustSubst`). */
export const MOTIVOS_DE_SUBSTITUICAO = ['01', '02', '03', '04', '05', '99'] as const
export type MotivoDeSubstituicao = (typeof MOTIVOS_DE_SUBSTITUICAO)[number]

export const ROTULOS_DA_SUBSTITUICAO: Readonly<Record<MotivoDeSubstituicao, string>> = {
  '01': 'Desenquadramento do Simples Nacional',
  '02': 'Enquadramento no Simples Nacional',
  '03': 'Inclusão retroativa de imunidade ou isenção',
  '04': 'Exclusão retroativa de imunidade ou isenção',
  '05': 'Rejeição pelo tomador',
  '99': 'Outros',
}
