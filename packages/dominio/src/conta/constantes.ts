/** Version of the terms and of the privacy policy that a sign-up accepts. A change of meaning is a new version. */
export const VERSAO_DOS_TERMOS = '1.0'

export const DIAS_DE_TESTE = 14
export const CICLOS = ['MENSAL', 'ANUAL'] as const
export type Ciclo = (typeof CICLOS)[number]
