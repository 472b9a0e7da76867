/** Numbers from 0 to 1, always the same for one seed (mulberry32). */
export function criarSorteio(semente: number): () => number {
  let estado = semente >>> 0
  return () => {
    estado = (estado + 0x6d2b79f5) >>> 0
    let mistura = Math.imul(estado ^ (estado >>> 15), estado | 1)
    mistura ^= mistura + Math.imul(mistura ^ (mistura >>> 7), mistura | 61)
    return ((mistura ^ (mistura >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `quantos` of the items, without repeating, in the order drawn. */
export function sortear<T>(itens: readonly T[], quantos: number, sorteio: () => number): T[] {
  const restantes = [...itens]
  return Array.from({ length: Math.min(quantos, restantes.length) }, () =>
    restantes.splice(Math.floor(sorteio() * restantes.length), 1),
  ).flat()
}
