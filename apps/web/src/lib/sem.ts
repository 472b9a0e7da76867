/** A copy of `objeto` without some of its keys. */
export function sem<T extends object, K extends keyof T>(objeto: T, ...chaves: readonly K[]): Omit<T, K> {
  const fora = new Set<PropertyKey>(chaves)
  return Object.fromEntries(Object.entries(objeto).filter(([chave]) => !fora.has(chave))) as Omit<T, K>
}
