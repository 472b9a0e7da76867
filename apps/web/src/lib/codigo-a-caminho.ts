const mudou = new EventTarget()
let quantos = 0

/** Code that the screen asked for and that is still coming. */
export const codigoACaminho = {
  ha: (): boolean => quantos > 0,

  /** Counts a download until it ends, well or not. */
  async contar<T>(pedido: Promise<T>): Promise<T> {
    quantos++
    try {
      return await pedido
    } finally {
      quantos--
      mudou.dispatchEvent(new Event('mudou'))
    }
  },

  /** Tells when a download ends. Answers what stops it. */
  assinar(avisar: () => void): () => void {
    mudou.addEventListener('mudou', avisar)
    return () => mudou.removeEventListener('mudou', avisar)
  },
}
