const SOLTURAS = ['pointerup', 'pointercancel'] as const

let apertado = false
// The build draws the login page where there is no window.
globalThis.addEventListener?.('pointerdown', () => (apertado = true), { capture: true })
for (const evento of SOLTURAS) globalThis.addEventListener?.(evento, () => (apertado = false), { capture: true })

/**
 * Runs at once or, while a button of the pointer is down, after its click. A field that is left by pressing a button says what is wrong
 * with it, and what is below moves: let go of elsewhere, the button would not be clicked.
 */
export function depoisDoClique(fazer: () => void): void {
  if (!apertado) {
    fazer()
    return
  }
  const fim = new AbortController()
  const depois = () => {
    fim.abort()
    // The click comes in the turn of the release.
    setTimeout(fazer)
  }
  for (const evento of SOLTURAS) addEventListener(evento, depois, { signal: fim.signal, capture: true })
}
