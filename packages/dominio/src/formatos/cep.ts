import { MASCARAS, aplicarMascara, semSeparadores } from './mascara.ts'

/** Masked or bare CEP → 8 digits, or `null`. No CEP begins with 00. */
export function normalizarCep(texto: string): string | null {
  const cep = semSeparadores(texto)
  return /^(?!00)\d{8}$/.test(cep) ? cep : null
}

export function formatarCep(cep: string): string {
  return aplicarMascara(MASCARAS.cep, cep)
}
