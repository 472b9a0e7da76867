/** The list with the item at `de` moved to `para`; indices out of range are brought to the ends. Same list when nothing moves. */
export function mover<T>(lista: readonly T[], de: number, para: number): readonly T[] {
  const destino = Math.min(Math.max(para, 0), lista.length - 1)
  const item = lista[de]
  if (item === undefined || destino === de) return lista
  const resultado = lista.filter((_, indice) => indice !== de)
  resultado.splice(destino, 0, item)
  return resultado
}
