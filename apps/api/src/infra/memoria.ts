/** What a process keeps of what it read from the database. */
export interface Memoria<T> {
  /** What was kept under this very version; undefined when it has to be read again. */
  ler(chave: string, versao: number): T | undefined
  guardar(chave: string, versao: number, valor: T, peso: number): T
}

/** Keeps what was used last, as long as all of it together weighs no more than `maximo`. */
export function criarMemoria<T>(maximo: number): Memoria<T> {
  const guardados = new Map<string, { versao: number; valor: T; peso: number }>()
  let total = 0
  const esquecer = (chave: string) => {
    total -= guardados.get(chave)?.peso ?? 0
    guardados.delete(chave)
  }
  return {
    ler(chave, versao) {
      const guardado = guardados.get(chave)
      if (guardado?.versao !== versao) return undefined
      // Last in the order of the map: the first is the one that nobody asked for the longest.
      guardados.delete(chave)
      guardados.set(chave, guardado)
      return guardado.valor
    },
    guardar(chave, versao, valor, peso) {
      esquecer(chave)
      if (peso > maximo) return valor
      guardados.set(chave, { versao, valor, peso })
      total += peso
      for (const antiga of guardados.keys()) {
        if (total <= maximo) break
        esquecer(antiga)
      }
      return valor
    },
  }
}
