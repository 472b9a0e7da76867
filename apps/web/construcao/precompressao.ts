import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Compressed copies beside each text file: the server sends them as they are instead of compressing every reply. */
export function precompressao(): Plugin {
  return {
    name: 'vetlume:precompressao',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [nome, item] of Object.entries(bundle)) {
          if (!/\.(js|css|svg)$/.test(nome)) continue
          const texto = item.type === 'chunk' ? item.code : item.source
          const opcoes = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
          this.emitFile({ type: 'asset', fileName: `${nome}.br`, source: brotliCompressSync(texto, opcoes) })
          this.emitFile({ type: 'asset', fileName: `${nome}.gz`, source: gzipSync(texto, { level: 9 }) })
        }
      },
    },
  }
}
