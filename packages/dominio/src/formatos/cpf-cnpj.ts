import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { MASCARAS, aplicarMascara, semSeparadores } from './mascara.ts'

// The library checks the digits; normalising and drawing are ours, because its functions drop
// letters (`formatCnpj` without options) and forgive any punctuation in any place.

/** Masked or bare CPF → 11 digits, or `null` when its check digits are wrong. */
export function normalizarCpf(texto: string): string | null {
  const cpf = semSeparadores(texto)
  return /^\d{11}$/.test(cpf) && isValidCpf(cpf) ? cpf : null
}

/**
 * Masked or bare CNPJ, numeric or alphanumeric, any case → 14 upper-case characters, or `null`.
 * `version: 2` is the alphanumeric rule in force since July 2026; numeric numbers stay valid under it.
 */
export function normalizarCnpj(texto: string): string | null {
  const cnpj = semSeparadores(texto).toUpperCase()
  return /^[A-Z0-9]{12}\d{2}$/.test(cnpj) && isValidCnpj(cnpj, { version: 2 }) ? cnpj : null
}

/** Told apart by length: 11 characters are a CPF, 14 a CNPJ. */
export function normalizarCpfOuCnpj(texto: string): string | null {
  return normalizarCpf(texto) ?? normalizarCnpj(texto)
}

export function formatarCpf(cpf: string): string {
  return aplicarMascara(MASCARAS.cpf, cpf)
}

export function formatarCnpj(cnpj: string): string {
  return aplicarMascara(MASCARAS.cnpj, cnpj)
}

export function formatarCpfOuCnpj(documento: string): string {
  return documento.length > 11 ? formatarCnpj(documento) : formatarCpf(documento)
}
