/** The component of a page that can ask for what it shows before it is drawn. */
export interface ComDados {
  carregar?: () => Promise<unknown>
}

/** For whom the server keeps waiting longer than this, the screen is drawn without its rows. */
const PACIENCIA_MS = 500

const espera = (ms: number) =>
  new Promise<void>((pronto) => {
    setTimeout(pronto, ms)
  })

/**
 * What the first screen shows, when the document's first script has asked for it (`src/inicio.ts`): a frame stands in its place
 * meanwhile, and a screen that is drawn once, with its data, is there before one that is drawn empty and again. Code that does not
 * arrive is told where it is drawn.
 */
export async function primeirosDados(trazer: () => Promise<ComDados>): Promise<void> {
  const { vlAdiantado } = globalThis
  if (vlAdiantado === undefined || vlAdiantado.esperado) return
  vlAdiantado.esperado = true
  const pagina = await trazer().catch(() => undefined)
  await Promise.race([pagina?.carregar?.(), espera(PACIENCIA_MS)])
}
