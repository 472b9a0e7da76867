export const DIAS_DE_TESTE = 14
export const CICLOS = ['MENSAL', 'ANUAL'] as const
export type Ciclo = (typeof CICLOS)[number]
