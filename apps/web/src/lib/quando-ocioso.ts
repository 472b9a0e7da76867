const ESPERA_MS = 3_000
/** A page that is always busy, or out of sight, is never idle: the work is done all the same. */
const PACIENCIA_MS = 3_000

/** Runs once the screen has had its time on the network, when the page has nothing better to do. */
export function quandoOcioso(trabalho: () => void): () => void {
  const temporizador = setTimeout(
    () => ('requestIdleCallback' in globalThis ? requestIdleCallback(trabalho, { timeout: PACIENCIA_MS }) : trabalho()),
    ESPERA_MS,
  )
  return () => clearTimeout(temporizador)
}
