/** Days that a study of no exam waits before it is discarded, as a company may choose. */
export const ESPERA_DO_ESTUDO = { minimo: 30, padrao: 180, maximo: 730 } as const

/** Its company hears of it so many days before. */
export const DIAS_DO_AVISO_DO_ESTUDO = 15
