export const TIPOS_DE_CUPOM = ['PERCENTUAL', 'VALOR'] as const
export const DURACOES_DE_CUPOM = ['UMA_VEZ', 'MESES', 'SEMPRE'] as const
/** Derived from the validity, the uses and the switch; never stored. */
export const SITUACOES_DE_CUPOM = ['VIGENTE', 'FUTURO', 'EXPIRADO', 'ESGOTADO', 'INATIVO'] as const

export type TipoDeCupom = (typeof TIPOS_DE_CUPOM)[number]
export type DuracaoDeCupom = (typeof DURACOES_DE_CUPOM)[number]
export type SituacaoDeCupom = (typeof SITUACOES_DE_CUPOM)[number]

export const ROTULOS_DA_SITUACAO_DO_CUPOM: Readonly<Record<SituacaoDeCupom, string>> = {
  VIGENTE: 'Vigente',
  FUTURO: 'Ainda não começou',
  EXPIRADO: 'Expirado',
  ESGOTADO: 'Esgotado',
  INATIVO: 'Inativo',
}

/** How long the discount lasts, in words: `uma vez`, `3 meses`, `sempre`. */
export function textoDaDuracao(duracao: DuracaoDeCupom, meses: number | null): string {
  if (duracao === 'UMA_VEZ') return 'uma vez'
  if (duracao === 'SEMPRE') return 'sempre'
  return meses === 1 ? '1 mês' : `${meses ?? 0} meses`
}
