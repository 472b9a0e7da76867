import type { Plugin } from 'vite'

type Arquivos = Readonly<Record<string, { imports?: readonly string[] }>>

/** A way from a file back to itself through static imports, or null. */
function cicloEm(arquivos: Arquivos): readonly string[] | null {
  const prontos = new Set<string>()
  const seguir = (nome: string, caminho: readonly string[]): readonly string[] | null => {
    if (caminho.includes(nome)) return [...caminho.slice(caminho.indexOf(nome)), nome]
    if (prontos.has(nome)) return null
    for (const importado of arquivos[nome]?.imports ?? []) {
      const ciclo = seguir(importado, [...caminho, nome])
      if (ciclo !== null) return ciclo
    }
    prontos.add(nome)
    return null
  }
  for (const nome of Object.keys(arquivos)) {
    const ciclo = seguir(nome, [])
    if (ciclo !== null) return ciclo
  }
  return null
}

/**
 * Refuses a build whose files import one another in a circle: which of them runs first would then depend on what a
 * person opened first, and what the other declares would still be undefined.
 */
export function semCiclos(): Plugin {
  return {
    name: 'sem-ciclos',
    apply: 'build',
    generateBundle(_, arquivos) {
      const ciclo = cicloEm(arquivos as Arquivos)
      if (ciclo !== null) this.error(`files that import one another: ${ciclo.join(' → ')}`)
    },
  }
}
