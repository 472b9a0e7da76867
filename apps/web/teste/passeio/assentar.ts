/** So long without a change, and what moves has come to rest. */
export const REPOUSO_MS = 600
/** Where something else is expected, a busy machine has this long to bring it. */
export const PACIENCIA_MS = 15_000
/** Grey bars are of what is on its way, for so long. */
const CINZA_MS = 5_000
const PASSO_MS = 20

const espera = (ms: number) => new Promise((pronto) => setTimeout(pronto, ms))

/** No change of a document: what is typed, chosen and focused. */
const EVENTOS = ['focusin', 'focusout', 'input', 'change'] as const

/** Tells whether anything on the page changed since it was last asked. */
function vigiar() {
  let mudou = true
  const marcar = () => {
    mudou = true
  }
  const vigia = new MutationObserver(marcar)
  vigia.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (const evento of EVENTOS) document.addEventListener(evento, marcar)
  return {
    mudou(): boolean {
      const houve = mudou
      mudou = false
      return houve
    },
    parar(): void {
      vigia.disconnect()
      for (const evento of EVENTOS) document.removeEventListener(evento, marcar)
    },
  }
}

interface Espera {
  /** Whether something is on its way. */
  ocupado: () => boolean
  esperado: string | undefined
  /** How long without a change it is waited for. */
  pacienciaMs: number
}

/**
 * What `ler` says once it is `esperado`, or, when that never comes, once nothing changes any more. What is expected is
 * believed when it is read twice: it costs no wait.
 */
export async function assentar(ler: () => string, { ocupado, esperado, pacienciaMs }: Espera): Promise<string> {
  const { mudou, parar } = vigiar()
  const inicio = performance.now()
  let lido = ''
  let desde = inicio
  let certas = 0
  for (;;) {
    await espera(PASSO_MS)
    const agora = mudou() || ocupado() ? ler() : lido
    const emCinza = performance.now() - inicio < CINZA_MS && document.querySelector('[data-esqueleto]') !== null
    if (agora !== lido || ocupado() || emCinza) {
      lido = agora
      desde = performance.now()
    }
    certas = lido === esperado && !ocupado() ? certas + 1 : 0
    const parado = performance.now() - desde > (esperado === undefined ? REPOUSO_MS : pacienciaMs)
    if (certas > 1 || parado || performance.now() - inicio > 4 * PACIENCIA_MS) break
  }
  parar()
  return lido
}
