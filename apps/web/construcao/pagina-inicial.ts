import react from '@vitejs/plugin-react'
import { PRODUTO } from '@vetlume/dominio/produto'
import { createServer } from 'vite'
import type { Plugin } from 'vite'
import { adiantosDasRotas, arquivosDe, type Rotas } from './arquivos-da-rota.ts'
import { codigoInicial, PAGINA_DE_LOGIN } from './codigo-inicial.ts'
import { nomesDeClasse } from './nomes-de-classe.ts'

const MARCA_DO_LOGIN = '<!--login-->'
const MARCA_DO_QUADRO = '<!--quadro-->'

interface Prerender {
  prerenderizarLogin: () => Promise<string>
  prerenderizarQuadro: () => string
}

/** Draws the login page and the frame of the screens outside a browser, with a storage that is always empty. */
async function desenhar(raiz: string): Promise<{ login: string; quadro: string }> {
  const vazio = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  Object.defineProperty(globalThis, 'localStorage', { value: vazio, configurable: true })
  const servidor = await createServer({
    root: raiz,
    configFile: false,
    plugins: [react()],
    css: nomesDeClasse(raiz),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { prerenderizarLogin, prerenderizarQuadro } = (await servidor.ssrLoadModule(
      '/src/prerender.tsx',
    )) as Prerender
    return { login: await prerenderizarLogin(), quadro: prerenderizarQuadro() }
  } finally {
    await servidor.close()
  }
}

const ESTILO = /\s*<link rel="stylesheet"[^>]*>/

/** What has to arrive before anything is drawn is asked for first: a browser has few connections, and code is long. */
function comDesenhoPrimeiro(html: string, scriptInicial: string, estilosDoLogin: string): string {
  const estilo = ESTILO.exec(html)?.[0] ?? ''
  return html
    .replace(estilo, '')
    .replace('<script type="module"', () => `${scriptInicial}${estilo}${estilosDoLogin}\n    <script type="module"`)
}

/** The document: product's name, first script, and the login page and the frame of the screens as markup; beside it, what each route has fetched early. */
export function paginaInicial(raiz: string, rotas: Rotas): Plugin {
  return {
    name: 'vetlume:pagina-inicial',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const pagina = html.replaceAll('%PRODUTO%', PRODUTO.nome)
        if (bundle === undefined) return pagina
        // In the document itself: as a file it would come after the first hundred kilobytes, and what it asks for later still.
        const scriptInicial = `<script>${await codigoInicial(raiz, bundle)}</script>`
        const { login, quadro } = await desenhar(raiz)
        // The login page is on screen before any code: what it is drawn with comes with the document too.
        const estilosDoLogin = arquivosDe(bundle, PAGINA_DE_LOGIN)
          .filter((arquivo) => arquivo.endsWith('.css'))
          .map((arquivo) => `<link rel="stylesheet" crossorigin href="/${arquivo}">`)
        return comDesenhoPrimeiro(
          pagina.replace(MARCA_DO_LOGIN, login).replace(MARCA_DO_QUADRO, quadro),
          scriptInicial,
          estilosDoLogin.join(''),
        )
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: 'rotas.json',
          source: JSON.stringify(adiantosDasRotas(bundle, rotas)),
        })
      },
    },
  }
}
