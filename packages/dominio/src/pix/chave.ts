import { safeParse } from 'zod/mini'
import { esquemaEmail, esquemaNormalizado, normalizarCpfOuCnpj, normalizarTelefone } from '../formatos/index.ts'

const ALEATORIA = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const MAXIMO = 77

/**
 * Pix key as its directory stores it, or `null`: CPF, CNPJ, e-mail, `+55` phone or random key.
 * Eleven digits are read as a CPF when its check digits agree, otherwise as a phone.
 */
export function normalizarChavePix(texto: string): string | null {
  const aparado = texto.trim()
  const minusculo = aparado.toLowerCase()
  if (ALEATORIA.test(minusculo)) return minusculo
  if (minusculo.includes('@')) {
    return minusculo.length <= MAXIMO && safeParse(esquemaEmail, minusculo).success ? minusculo : null
  }
  const telefone = normalizarTelefone(aparado)
  return normalizarCpfOuCnpj(aparado) ?? (telefone?.startsWith('+55') ? telefone : null)
}

export type TipoDeChavePix = 'CPF' | 'CNPJ' | 'EMAIL' | 'TELEFONE' | 'ALEATORIA'

/** What kind of key a text is, as it would be stored; null when it is none. */
export function tipoDaChavePix(texto: string): TipoDeChavePix | null {
  const chave = normalizarChavePix(texto)
  if (chave === null) return null
  if (ALEATORIA.test(chave)) return 'ALEATORIA'
  if (chave.includes('@')) return 'EMAIL'
  if (chave.startsWith('+')) return 'TELEFONE'
  return chave.length === 11 ? 'CPF' : 'CNPJ'
}

export const esquemaChavePix = /* @__PURE__ */ esquemaNormalizado(normalizarChavePix, {
  vazio: 'Informe a chave Pix.',
  invalido: 'Chave Pix inválida. Use CPF, CNPJ, e-mail, telefone com DDD ou chave aleatória.',
})
