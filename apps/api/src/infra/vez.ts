import { ErroDeDominio } from '@vetlume/dominio/erros'

/** Sign-in, images: many people at once are usual, and each waits little. */
const ESPERANDO = 200

/**
 * Runs at most `simultaneas` jobs at a time, the others in order of arrival: for work that holds much memory or a core.
 * Beyond `esperando` in line it throws INDISPONIVEL at once: who waits holds a request, and maybe a file, in memory.
 */
export function criarVez(simultaneas: number, esperando = ESPERANDO): <T>(trabalho: () => Promise<T>) => Promise<T> {
  let emUso = 0
  const fila: (() => void)[] = []
  return async (trabalho) => {
    if (emUso >= simultaneas) {
      if (fila.length >= esperando) throw new ErroDeDominio('INDISPONIVEL')
      await new Promise<void>((seguir) => fila.push(seguir))
    } else emUso++
    try {
      return await trabalho()
    } finally {
      const proximo = fila.shift()
      if (proximo) proximo()
      else emUso--
    }
  }
}
