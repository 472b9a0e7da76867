import type { Plugin } from 'vite'
import { DO_PRIMEIRO_DESENHO } from './camadas.ts'

/** Only the first line of a file is read for it, and only some browsers know it: to the others it is a comment. */
const MARCA = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the files of the first drawing compiled whole while they arrive, beside the page's thread. Otherwise each function
 * is compiled when it is first called, and those calls are what the person waits for.
 */
export function compilacaoAdiantada(): Plugin {
  return {
    name: 'vetlume:compilacao-adiantada',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const item of Object.values(bundle))
          if (item.type === 'chunk' && DO_PRIMEIRO_DESENHO.has(item.name)) item.code = MARCA + item.code
      },
    },
  }
}
