import { basename, dirname, join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

// Puts the server's programs, and what they load, into few files: `node scripts/pacote/empacotar.ts <folder>`.

const RAIZ = resolve(import.meta.dirname, '../..')
/** Each becomes a program of its own, of the same name. */
const PROGRAMAS = ['scripts/servir.ts', 'scripts/processo.ts', 'apps/api/src/main.ts']
/** They load files of their own by path, or are compiled for the machine; `pg` is where the bench listens. */
const DE_FORA = ['sharp', '@myriaddreamin/typst-ts-node-compiler', 'libxml2-wasm', 'pg']

const nomeDe = (programa: string) => basename(programa, '.ts')

/**
 * A source goes on seeing files from where it stands: what it runs apart or reads is not in the package. A program of the package is asked
 * for beside it.
 */
function lugarDasFontes(saida: string): Plugin {
  const daqui = (caminho: string) => JSON.stringify(relative(saida, caminho).replaceAll('\\', '/'))
  return {
    name: 'lugar-das-fontes',
    enforce: 'post',
    transform(codigo, id) {
      if (id.includes('node_modules') || !codigo.includes('import.meta')) return null
      const programa = (inteiro: string, nome: string) =>
        PROGRAMAS.includes(relative(RAIZ, join(dirname(id), `${nome}.ts`)))
          ? `new URL(${JSON.stringify(`${nome}.js`)}, import.meta.url/**/)`
          : inteiro
      return codigo
        .replaceAll(/new URL\(['"]([\w-]+)\.ts['"], import\.meta\.url\)/g, programa)
        .replaceAll(/import\.meta\.url\b(?!\/)/g, `new URL(${daqui(id)}, import.meta.url).href`)
        .replaceAll(
          'import.meta.dirname',
          `process.getBuiltinModule('node:path').join(import.meta.dirname, ${daqui(dirname(id))})`,
        )
    },
  }
}

/** Node keeps a source with any other character at two bytes each. */
const SO_ASCII: Plugin = {
  name: 'so-ascii',
  generateBundle(_, pacote) {
    for (const arquivo of Object.values(pacote))
      if (arquivo.type === 'chunk')
        arquivo.code = arquivo.code.replaceAll(
          /[\u0080-\uffff]/g,
          (letra) => `\\u${letra.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

const saida = resolve(process.argv[2] ?? '')
await build({
  root: RAIZ,
  configFile: false,
  logLevel: 'warn',
  plugins: [lugarDasFontes(saida), SO_ASCII],
  publicDir: false,
  ssr: { noExternal: true, external: DE_FORA, target: 'node' },
  build: {
    ssr: true,
    target: 'node26',
    outDir: saida,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: Object.fromEntries(PROGRAMAS.map((programa) => [nomeDe(programa), join(RAIZ, programa)])),
      checks: { ineffectiveDynamicImport: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
      },
    },
  },
})
