/** Removes combining marks: `São João` → `Sao Joao`. Letters that do not decompose (ß, ø) stay. */
export function semAcentos(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Form under which text is searched: no accents, no case, single spaces. */
export function normalizarBusca(texto: string): string {
  return semAcentos(texto).toLowerCase().replace(/\s+/g, ' ').trim()
}

/** `1 dia`, `3 dias`, `0 dias`: a count with its word, and its thousands as we write them. */
export function contar(quantos: number, um: string, varios: string): string {
  return `${quantos.toLocaleString('pt-BR')} ${quantos === 1 ? um : varios}`
}
