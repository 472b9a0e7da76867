import { MASCARAS, aplicarMascara, semSeparadores } from './mascara.ts'

// Own code: the library's `formatPhone` drops a digit of mobile numbers by default and has no E.164.

/** The 67 area codes of the national numbering plan. */
export const DDDS: ReadonlySet<string> = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
)

// Area code, then 9 and eight digits (mobile) or eight digits that begin with 2 to 5 (landline).
const NACIONAL = /^(\d{2})(9\d{8}|[2-5]\d{7})$/
const ESTRANGEIRO = /^\+(?!55)[1-9]\d{6,14}$/

/**
 * Any usual way of writing a phone → E.164 (`+5511912345678`), or `null`. Without `+` the number is
 * Brazilian, with or without 55 or the trunk 0; with `+` any country is accepted.
 */
export function normalizarTelefone(texto: string): string | null {
  const numero = semSeparadores(texto)
  if (ESTRANGEIRO.test(numero)) return numero
  const nacional = numero.startsWith('+') ? numero.slice(3) : numero.replace(/^55(?=\d{10,11}$)|^0(?=\d{10,11}$)/, '')
  const ddd = NACIONAL.exec(nacional)?.[1]
  return ddd !== undefined && DDDS.has(ddd) ? `+55${nacional}` : null
}

/** `+5511912345678` → `(11) 91234-5678`. A foreign number stays as it is stored. */
export function formatarTelefone(telefone: string): string {
  if (!telefone.startsWith('+55')) return telefone
  const nacional = telefone.slice(3)
  return aplicarMascara(nacional.length > 10 ? MASCARAS.telefoneCelular : MASCARAS.telefoneFixo, nacional)
}
