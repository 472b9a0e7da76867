import { normalizarCnpj, normalizarCpf } from '@vetlume/dominio/formatos'
import type { Sorteio } from './sorteio.ts'

/** Finds the two check digits by the product's own rule, so that what is written is what the forms accept. */
function comDigitos(base: string, normalizar: (texto: string) => string | null): string {
  for (let digitos = 0; digitos < 100; digitos++) {
    const documento = normalizar(base + String(digitos).padStart(2, '0'))
    if (documento !== null) return documento
  }
  throw new RangeError(`no check digits for ${base}`)
}

/** `base` has the first 12 characters, digits or capital letters. */
export const cnpjDe = (base: string): string => comDigitos(base, normalizarCnpj)

/** Made up, with valid digits. */
export const cpfSorteado = (sorteio: Sorteio): string => comDigitos(sorteio.digitos(9), normalizarCpf)
