export const COMPORTAMENTOS_DA_DESPESA = ['FIXA', 'VARIAVEL'] as const
export type ComportamentoDaDespesa = (typeof COMPORTAMENTOS_DA_DESPESA)[number]

export const ROTULOS_DO_COMPORTAMENTO: Readonly<Record<ComportamentoDaDespesa, string>> = {
  FIXA: 'Fixa',
  VARIAVEL: 'Variável',
}
