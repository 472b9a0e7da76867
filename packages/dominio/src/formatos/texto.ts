/** Removes combining marks: `São João` → `Sao Joao`. Letters that do not decompose (ß, ø) stay. */
export function semAcentos(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Form under which text is searched: no accents, no case, single spaces. */
export function normalizarBusca(texto: string): string {
  return semAcentos(texto).toLowerCase().replace(/\s+/g, ' ').trim()
}
