/** Does at most so many jobs at once. The last one asked for goes first: of what scrolled past, what is on the screen now. */
export function poucosPorVez(maximo: number): <T>(fazer: () => Promise<T>) => Promise<T> {
  const espera: (() => void)[] = []
  let indo = 0
  return async (fazer) => {
    if (indo >= maximo) await new Promise<void>((seguir) => espera.push(seguir))
    else indo += 1
    try {
      return await fazer()
    } finally {
      const proximo = espera.pop()
      if (proximo === undefined) indo -= 1
      else proximo()
    }
  }
}
