/** Moves one item of a list; out of its ends nothing changes. */
export function mover<T>(itens: readonly T[], de: number, para: number): T[] {
  const item = itens[de]
  if (item === undefined || para < 0 || para >= itens.length) return [...itens]
  return itens.toSpliced(de, 1).toSpliced(para, 0, item)
}
