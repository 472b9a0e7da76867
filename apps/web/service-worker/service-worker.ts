import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import type { WorkboxPlugin } from 'workbox-core'

/*
 * Keeps the documents of the screens that this browser has opened: the next visit starts from the disk, and there is one without a
 * network. Their files need nobody: their names carry the content, and the browser keeps them for a year. No data is kept here.
 */

declare const self: ServiceWorkerGlobalScope

/** Newer than the declarations of the language; browsers that do not have it ask this program about every file. */
interface Instalacao extends ExtendableEvent {
  addRoutes?: (rota: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>
}

/** Server code is of this version for a month: a document must not outlive what it asks for. */
const SEMANA_S = 7 * 24 * 60 * 60
const PACIENCIA_S = 5
/** Addresses of programs; and pages whose policy lets a provider's code in, which the server decides each time. */
const NUNCA = [/^\/(api|dicom-web|assets)\//, /^\/(realizar-assinatura|empresa\/assinatura)([/?]|$)/]
const DO_REGISTRO = ['novo', 'codigo']

/** A route has one document, and another where its address opens a record: the server says in each which code to bring. */
function semORegistro(endereco: string): string {
  const { origin, pathname, searchParams } = new URL(endereco)
  const nome = DO_REGISTRO.find((um) => searchParams.has(um))
  return origin + pathname + (nome === undefined ? '' : `?${nome}`)
}

const documentos: { cacheName: string; plugins: WorkboxPlugin[] } = {
  cacheName: 'documentos',
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => semORegistro(request.url),
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && response.headers.get('content-type')?.startsWith('text/html') === true
          ? response
          : null,
    },
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: SEMANA_S }),
  ],
}
const guardado = new StaleWhileRevalidate(documentos)
const deAgora = new NetworkFirst({ ...documentos, networkTimeoutSeconds: PACIENCIA_S })

registerRoute(
  new NavigationRoute(
    // Who reloads wants what the server has: an update comes then, and otherwise with the next opening after it.
    (opcoes) => (opcoes.request.cache === 'default' ? guardado : deAgora).handle(opcoes),
    { denylist: NUNCA },
  ),
)

self.addEventListener('install', (evento: Instalacao) => {
  void self.skipWaiting()
  // Only documents come through here: nothing else waits for this program to start.
  for (const urlPattern of ['/assets/*', '/api/*'])
    evento.waitUntil(Promise.resolve(evento.addRoutes?.({ condition: { urlPattern }, source: 'network' })))
})

/** The document that is open came before this program did. */
async function guardarAbertos(evento: ExtendableEvent): Promise<void> {
  const janelas = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const endereco = ({ url }: WindowClient) => new URL(url).pathname
  const abertas = janelas.filter((janela) => !NUNCA.some((padrao) => padrao.test(endereco(janela))))
  await Promise.all(abertas.map(({ url }) => deAgora.handle({ event: evento, request: new Request(url) })))
}

clientsClaim()
self.addEventListener('activate', (evento) => evento.waitUntil(guardarAbertos(evento)))
