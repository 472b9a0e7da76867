import { DESLOCAMENTO_DO_TOKEN_S } from '../constantes/index.ts'

/** Claims that the browser reads; `exp` in seconds since 1970. Never a proof: only the server verifies. */
export type CargaDoToken = { readonly exp?: number } & Readonly<Record<string, unknown>>

const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** `atob` plus `TextDecoder` would need DOM types that the server's build of this package does not have. */
function decodificarBase64Url(texto: string): string {
  let acumulado = 0
  let bits = 0
  let escapado = ''
  for (const caractere of texto.replace(/=+$/, '')) {
    const valor = ALFABETO.indexOf(caractere)
    if (valor < 0) throw new Error('Token inválido: a carga não está em base64url.')
    acumulado = ((acumulado << 6) | valor) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    escapado += `%${((acumulado >> bits) & 0xff).toString(16).padStart(2, '0')}`
  }
  return decodeURIComponent(escapado)
}

/** Reads a JWT's payload without verifying it. Throws when it has not three parts or is not a JSON object. */
export function lerCargaDoToken(token: string): CargaDoToken {
  const partes = token.split('.')
  if (partes.length !== 3) throw new Error('Token inválido: um JWT tem três partes.')
  const carga: unknown = JSON.parse(decodificarBase64Url(partes[1] ?? ''))
  if (typeof carga !== 'object' || carga === null || Array.isArray(carga)) {
    throw new Error('Token inválido: a carga não é um objeto.')
  }
  return carga as CargaDoToken
}

/**
 * Whether the session must end: absent or empty token, or `exp` reached (zero offset).
 * `agoraMs` in milliseconds since 1970. A token without a numeric `exp` counts as expired.
 * Throws when the token is malformed.
 */
export function tokenExpirado(token: string | null | undefined, agoraMs: number): boolean {
  if (token === null || token === undefined || token === '') return true
  const { exp } = lerCargaDoToken(token)
  if (typeof exp !== 'number') return true
  return exp * 1000 <= agoraMs + DESLOCAMENTO_DO_TOKEN_S * 1000
}
