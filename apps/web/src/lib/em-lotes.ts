interface Pedido<V> {
  chave: string
  entregar: (valor: V) => void
  recusar: (motivo: unknown) => void
}

export interface Lotes {
  /** How many go in one, and how many are on their way at once. */
  tamanho: number
  aoMesmoTempo: number
}

/** What is asked for by a screen in one go is asked for one by one by its parts, a moment apart. */
const ESPERA_MS = 8

/**
 * Asks for many by one call. The first goes alone: several would share the line, and nothing would be there until all are. What waits
 * for its turn goes together, the last asked for first: of what scrolled past, what is on the screen now. One that is not in the
 * answer was not found.
 */
export function emLotes<V>(
  pedir: (chaves: string[]) => Promise<ReadonlyMap<string, V>>,
  { tamanho, aoMesmoTempo }: Lotes,
): (chave: string, sinal?: AbortSignal) => Promise<V> {
  const espera: Pedido<V>[] = []
  let indo = 0
  let jaVeio = false
  let marcado = false
  const levar = async (lote: readonly Pedido<V>[]) => {
    try {
      const vindos = await pedir(lote.map(({ chave }) => chave))
      for (const { chave, entregar, recusar } of lote) {
        const valor = vindos.get(chave)
        if (valor === undefined) recusar(new Error(`${chave} did not come`))
        else entregar(valor)
      }
    } catch (motivo) {
      for (const { recusar } of lote) recusar(motivo)
    }
    indo -= 1
    jaVeio = true
    comecar()
  }
  const comecar = () => {
    while (indo < (jaVeio ? aoMesmoTempo : 1) && espera.length > 0) {
      indo += 1
      // In the order of the screen within it.
      void levar(espera.splice(-tamanho))
    }
  }
  return (chave, sinal) =>
    new Promise((entregar, recusar) => {
      const pedido = { chave, entregar, recusar }
      espera.push(pedido)
      sinal?.addEventListener('abort', () => {
        const lugar = espera.indexOf(pedido)
        // Nobody waits for it any more, and it did not go.
        if (lugar >= 0) espera.splice(lugar, 1)
        recusar(sinal.reason)
      })
      if (marcado) return
      marcado = true
      setTimeout(() => {
        marcado = false
        comecar()
      }, ESPERA_MS)
    })
}
