/** Runs at most `simultaneas` jobs at a time, the others in order of arrival: for work that holds much memory or a core. */
export function criarVez(simultaneas: number): <T>(trabalho: () => Promise<T>) => Promise<T> {
  let emUso = 0
  const fila: (() => void)[] = []
  return async (trabalho) => {
    if (emUso >= simultaneas) await new Promise<void>((seguir) => fila.push(seguir))
    else emUso++
    try {
      return await trabalho()
    } finally {
      const proximo = fila.shift()
      if (proximo) proximo()
      else emUso--
    }
  }
}
