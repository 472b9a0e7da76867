import react from '@vitejs/plugin-react'
import { PRODUTO } from '@vetlume/dominio/produto'
import { createServer } from 'vite'
import type { Plugin } from 'vite'
import { codigoInicial, nomeDoInicial } from './codigo-inicial.ts'

const FONTE_INICIAL = /^assets\/inter-latin-wght-normal/
const MARCA_DO_LOGIN = '<!--login-->'

interface Prerender {
  prerenderizarLogin: () => Promise<string>
}

/** Draws the login page outside a browser, with a storage that is always empty. */
async function desenharLogin(raiz: string): Promise<string> {
  const vazio = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  Object.defineProperty(globalThis, 'localStorage', { value: vazio, configurable: true })
  const servidor = await createServer({
    root: raiz,
    configFile: false,
    plugins: [react()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { prerenderizarLogin } = (await servidor.ssrLoadModule('/src/prerender.tsx')) as Prerender
    return await prerenderizarLogin()
  } finally {
    await servidor.close()
  }
}

/** The document: product's name, first script, font fetched together with the code, and the login page as markup. */
export function paginaInicial(raiz: string): Plugin {
  return {
    name: 'vetlume:pagina-inicial',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const pagina = html.replaceAll('%PRODUTO%', PRODUTO.nome)
        const fonte = Object.keys(bundle ?? {}).find((nome) => FONTE_INICIAL.test(nome))
        if (bundle === undefined || fonte === undefined) return pagina
        const src = `/${nomeDoInicial(codigoInicial(bundle))}`
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fonte}` }
        return {
          html: pagina.replace(MARCA_DO_LOGIN, await desenharLogin(raiz)),
          tags: [
            { tag: 'script', attrs: { src }, injectTo: 'head' as const },
            { tag: 'link', attrs, injectTo: 'head' as const },
          ],
        }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const source = codigoInicial(bundle)
        this.emitFile({ type: 'asset', fileName: nomeDoInicial(source), source })
      },
    },
  }
}
