/** Line of the DRE that an expense group adds to, in the order of the statement. */
export const LINHAS_DA_DRE = [
  'DEDUCOES',
  'CUSTOS_SERVICOS',
  'DESPESAS_OPERACIONAIS',
  'DEPRECIACAO',
  'RESULTADO_FINANCEIRO',
  'IMPOSTO_RENDA',
] as const
export type LinhaDaDre = (typeof LINHAS_DA_DRE)[number]

export const ROTULOS_DA_LINHA_DA_DRE: Readonly<Record<LinhaDaDre, string>> = {
  DEDUCOES: 'Deduções da receita',
  CUSTOS_SERVICOS: 'Custos dos serviços',
  DESPESAS_OPERACIONAIS: 'Despesas operacionais',
  DEPRECIACAO: 'Depreciação',
  RESULTADO_FINANCEIRO: 'Resultado financeiro',
  IMPOSTO_RENDA: 'IR e CSLL',
}
