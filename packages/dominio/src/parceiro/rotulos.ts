/** How a partner clinic pays: at each exam, or by the statement of the period. */
export const MODOS_DE_COBRANCA_DO_PARCEIRO = ['A_VISTA', 'FATURADO'] as const
export type ModoDeCobrancaDoParceiro = (typeof MODOS_DE_COBRANCA_DO_PARCEIRO)[number]

export const ROTULOS_DA_COBRANCA_DO_PARCEIRO: Readonly<Record<ModoDeCobrancaDoParceiro, string>> = {
  A_VISTA: 'À vista',
  FATURADO: 'Faturado',
}
