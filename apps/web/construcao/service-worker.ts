import { build, type Plugin, type Rolldown } from 'vite'

const ARQUIVO = 'service-worker.js'

/** `service-worker/service-worker.ts` in one file by itself, at an address that does not change: browsers ask there whether there is another. */
export function serviceWorker(raiz: string): Plugin {
  return {
    name: 'vetlume:service-worker',
    apply: 'build',
    async generateBundle() {
      const { output } = (await build({
        root: raiz,
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: {
            input: 'service-worker/service-worker.ts',
            output: { format: 'iife', entryFileNames: ARQUIVO },
          },
        },
      })) as Rolldown.RolldownOutput
      this.emitFile({ type: 'asset', fileName: ARQUIVO, source: output[0].code })
    },
  }
}
