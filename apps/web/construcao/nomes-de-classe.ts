import { createHash } from 'node:crypto'
import path from 'node:path'

/**
 * Classes of CSS Modules: their name, and a mark of their file. The same in the markup that the build draws and in the
 * stylesheets, and shorter than the default, which is written once more for each class in the code.
 */
export const nomesDeClasse = (raiz: string) => ({
  modules: {
    generateScopedName(nome: string, arquivo: string): string {
      const relativo = path.relative(raiz, arquivo.replace(/\?.*$/, ''))
      return `${nome}_${createHash('sha256').update(relativo).digest('base64url').slice(0, 4)}`
    },
  },
})
