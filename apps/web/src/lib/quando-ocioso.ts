const ESPERA_MS = 3_000

/** Runs once the screen has had its time on the network, when the page has nothing better to do. */
export function quandoOcioso(trabalho: () => void): () => void {
  const temporizador = setTimeout(
    () => ('requestIdleCallback' in globalThis ? requestIdleCallback(trabalho) : trabalho()),
    ESPERA_MS,
  )
  return () => clearTimeout(temporizador)
}
