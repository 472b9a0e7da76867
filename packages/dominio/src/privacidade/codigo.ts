/** Minutes in which a code may be typed. */
export const MINUTOS_DO_CODIGO = 15
/** Wrong codes that are looked at; then another has to be asked for. */
export const TENTATIVAS_DO_CODIGO = 5
/** Codes that one request may ask for. */
export const ENVIOS_DO_CODIGO = 3

const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * Six digits out of a secret that nobody stores: the letter writes them and the server compares them, and neither the database
 * nor the outbox holds them.
 */
export function codigoDoSegredo(segredo: string): string {
  let resto = 0
  for (const caractere of segredo) resto = (resto * 64 + Math.max(0, ALFABETO.indexOf(caractere))) % 1_000_000
  return String(resto).padStart(6, '0')
}
