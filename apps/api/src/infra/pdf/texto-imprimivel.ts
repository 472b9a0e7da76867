/** Joiners that shape Arabic and emoji, and the soft hyphen: invisible, but wanted. */
const INVISIVEIS_UTEIS = new Set([0x200c, 0x200d, 0x00ad])
const SEM_MARCA_PROPRIA = /^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{fe00}-\u{fe0f}]$/u
const USO_PRIVADO = /^\p{Co}$/u

function imprimirCaractere(caractere: string, desenhaveis: ReadonlySet<number>): string {
  const ponto = caractere.codePointAt(0) ?? 0
  if (caractere === '\n' || INVISIVEIS_UTEIS.has(ponto)) return caractere
  if (SEM_MARCA_PROPRIA.test(caractere)) return ''
  if (desenhaveis.has(ponto) && !USO_PRIVADO.test(caractere)) return caractere
  const equivalente = caractere.normalize('NFKC')
  if (equivalente !== caractere && [...equivalente].every((parte) => desenhaveis.has(parte.codePointAt(0) ?? 0)))
    return equivalente
  return `[U+${ponto.toString(16).toUpperCase().padStart(4, '0')}]`
}

/**
 * Text that the bundled fonts can draw, losing nothing that a reader would see: a character without a glyph becomes its
 * compatible form (`㎝` → `cm`) or its code point, `[U+4E2D]`. Controls and direction overrides go, since they would make paper say other than what was written.
 */
export function textoImprimivel(texto: string, desenhaveis: ReadonlySet<number>): string {
  const limpo = texto
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
  let saida = ''
  for (const caractere of limpo) saida += imprimirCaractere(caractere, desenhaveis)
  return saida
}

/** The same value with every string in it passed through `f`; keys are left alone. */
export function mapearTextos<T>(valor: T, f: (texto: string) => string): T
export function mapearTextos(valor: unknown, f: (texto: string) => string): unknown {
  if (typeof valor === 'string') return f(valor)
  if (Array.isArray(valor)) return valor.map((item) => mapearTextos(item, f))
  if (typeof valor !== 'object' || valor === null) return valor
  return Object.fromEntries(Object.entries(valor).map(([chave, item]) => [chave, mapearTextos(item, f)]))
}
