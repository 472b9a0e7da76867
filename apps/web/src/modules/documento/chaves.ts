/** Pieces of a text that is only read have no identity but their place. */
export function comChaves<T>(itens: readonly T[]): { item: T; chave: string }[] {
  return itens.map((item, lugar) => ({ item, chave: String(lugar) }))
}
