/** Hours before its deadline from which an exam without a signed laudo is at risk. */
export const HORAS_DE_RISCO = 4
