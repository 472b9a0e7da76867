export const TIPOS_DE_PLANO_DE_SAUDE = ['CREDENCIADO', 'REEMBOLSO'] as const
export type TipoDePlanoDeSaude = (typeof TIPOS_DE_PLANO_DE_SAUDE)[number]

export const ROTULOS_DO_TIPO_DE_PLANO: Readonly<Record<TipoDePlanoDeSaude, string>> = {
  CREDENCIADO: 'Credenciado',
  REEMBOLSO: 'Reembolso',
}
