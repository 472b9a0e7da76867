import type { Plugin } from 'vite'
import { arquivosDe, rotasDe } from './arquivos-da-rota.ts'

/** Only the first line of a file is read for it, and only some browsers know it: to the others it is a comment. */
const MARCA = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the files that most screens open with compiled whole while they arrive, beside the page's thread. Otherwise each function
 * is compiled when it is first called, and those calls are what the person waits for.
 */
export function compilacaoAdiantada(raiz: string): Plugin {
  return {
    name: 'vetlume:compilacao-adiantada',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const telas = [...rotasDe(raiz).values()]
          .filter(({ publica }) => !publica)
          .map(({ modulos }) => new Set(arquivosDe(bundle, modulos)))
        for (const item of Object.values(bundle)) {
          if (item.type !== 'chunk') continue
          const abrem = telas.filter((arquivos) => arquivos.has(item.fileName)).length
          if (item.isEntry || abrem > telas.length / 2) item.code = MARCA + item.code
        }
      },
    },
  }
}
