import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { compilacaoAdiantada } from './construcao/compilacao-adiantada.ts'
import { fonteDoProduto } from './construcao/fonte.ts'
import { nomesDeClasse } from './construcao/nomes-de-classe.ts'
import { paginaInicial } from './construcao/pagina-inicial.ts'
import { precompressao } from './construcao/precompressao.ts'
import { repartir } from './construcao/repartir/repartir.ts'
import { semCiclos } from './construcao/sem-ciclos.ts'
import { semEsquemas } from './construcao/sem-esquemas.ts'
import { semOficina } from './construcao/sem-oficina.ts'
import { serviceWorker } from './construcao/service-worker.ts'

const API = process.env['VETLUME_API'] ?? 'http://127.0.0.1:3001'

/** The shared package and the front doors of modules only declare: what a screen does not use must not reach it. */
const SO_DECLARAM = /packages\/dominio\/|src\/modules\/[^/]+\/index\.ts$/

/** Building a schema has no effect: one that nobody uses, nor the contract around it, is left out of the page. */
const CONSTRUTORES =
  '_default array boolean discriminatedUnion enum instanceof int literal nullable nullish number object optional pipe record strictObject string transform undefined union uuid'
const CONTRATOS = ['endpoint', 'rotasDoCadastro', 'listaDeCadastro', 'entradaDeLista', 'pagina', 'permissoes']
const ESQUEMAS = [...CONTRATOS, ...CONSTRUTORES.split(' ').map((nome) => `z.${nome}`)]

/** What decides which code there is, whatever files it is put in. */
const CODIGO = {
  root: import.meta.dirname,
  css: nomesDeClasse(import.meta.dirname),
  build: {
    target: 'es2022',
    // Inlined assets would be data: URLs, which the page's policy refuses for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A version of the terms is asked for by its date and read whole by the next one: that is meant.
      checks: { ineffectiveDynamicImport: false },
      treeshake: { moduleSideEffects: [{ test: SO_DECLARAM, sideEffects: false }], manualPureFunctions: ESQUEMAS },
    },
  },
} satisfies UserConfig

export default defineConfig(async ({ command }) => {
  const reparticao = command === 'build' ? await repartir({ ...CODIGO, plugins: [react()] }) : null
  return {
    ...CODIGO,
    plugins: [
      react(),
      fonteDoProduto(import.meta.dirname),
      paginaInicial(import.meta.dirname, reparticao?.rotas ?? new Map()),
      semCiclos(),
      semEsquemas(import.meta.dirname),
      semOficina(import.meta.dirname),
      compilacaoAdiantada(import.meta.dirname),
      serviceWorker(import.meta.dirname),
      precompressao(),
    ],
    server: { host: '127.0.0.1', port: 5173, proxy: { '/api': { target: API, ws: true } } },
    build: {
      ...CODIGO.build,
      manifest: true,
      rolldownOptions: {
        ...CODIGO.build.rolldownOptions,
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'repartir', name: (id: string) => reparticao?.arquivos.get(id) ?? null }],
          },
        },
      },
    },
  }
})
