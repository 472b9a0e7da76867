import type { Plugin } from 'vite'

/** Refuses a build with anything of the workshop in it: it is for who builds the product and for its tests. */
export function semOficina(raiz: string): Plugin {
  return {
    name: 'sem-oficina',
    apply: 'build',
    generateBundle(_, arquivos) {
      const modulos = Object.values(arquivos).flatMap((arquivo) => (arquivo.type === 'chunk' ? arquivo.moduleIds : []))
      const levado = modulos.find((modulo) => modulo.startsWith(`${raiz}/oficina/`))
      if (levado !== undefined) this.error(`the workshop is not for the product: ${levado}`)
    },
  }
}
