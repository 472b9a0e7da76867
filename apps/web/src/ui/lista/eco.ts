/**
 * Tells a value that comes back, after it was sent, from one that somebody else gave. It may come late, when newer ones
 * were sent already, and several that were sent may come back as the last of them.
 */
export function criarEco(inicial: string) {
  let ultimo = inicial
  let esperados: readonly string[] = []
  return {
    /** Whether `valor` is news to the other side. */
    enviar(valor: string): boolean {
      if (valor === ultimo) return false
      ultimo = valor
      esperados = [...esperados, valor]
      return true
    },
    /** Whether what the other side has now was not sent from here. */
    veioDeFora(valor: string): boolean {
      const indice = esperados.lastIndexOf(valor)
      esperados = esperados.slice(indice + 1)
      if (indice >= 0 || valor === ultimo) return false
      ultimo = valor
      esperados = []
      return true
    },
  }
}
