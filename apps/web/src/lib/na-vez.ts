const fila: (() => void)[] = []
let andando = false

function rodar(): void {
  const proximo = fila.shift()
  andando = proximo !== undefined
  if (proximo === undefined) return
  setTimeout(rodar)
  proximo()
}

/** Runs each job in a turn of its own, in order, so that many of them never block the page. The answer gives the turn up. */
export function naVez(trabalho: () => void): () => void {
  fila.push(trabalho)
  if (!andando) {
    andando = true
    setTimeout(rodar)
  }
  return () => {
    const lugar = fila.indexOf(trabalho)
    if (lugar >= 0) fila.splice(lugar, 1)
  }
}
