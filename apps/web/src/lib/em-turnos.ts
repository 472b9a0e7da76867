import { naVez } from './na-vez.ts'

/** Of the work of a turn, in milliseconds; the page shows what was typed and pressed meanwhile after each. */
const TURNO_MS = 8

/** All that `partes` give, in order, over as many turns of the page as that takes. */
export async function emTurnos<T>(partes: Iterable<readonly T[]>): Promise<T[]> {
  const tudo: T[] = []
  let inicio = performance.now()
  for (const parte of partes) {
    tudo.push(...parte)
    if (performance.now() - inicio < TURNO_MS) continue
    await new Promise<void>((seguir) => void naVez(seguir))
    inicio = performance.now()
  }
  return tudo
}
