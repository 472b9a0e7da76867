import type { FastifyInstance } from 'fastify'

const SEM_CONTEUDO_ATIVO = `default-src 'none'; frame-ancestors 'none'`

/** It asks for documents, and runs no code but its own. */
export const POLITICA_DO_SERVICE_WORKER = `default-src 'none'; connect-src 'self'`

/** Of a file that people sent or will send on. */
export const CONTEUDO_DESARMADO = `${SEM_CONTEUDO_ATIVO}; sandbox`
/** Of what a browser can hand to a page, the product uses the clipboard, the whole screen, passkeys and, to dictate a laudo, the microphone. */
const RECUSADOS =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media geolocation gyroscope hid ' +
  'idle-detection local-fonts magnetometer midi payment screen-wake-lock serial usb'
const PERMISSOES_DO_NAVEGADOR = [
  ...RECUSADOS.split(' ').map((recurso) => `${recurso}=()`),
  'clipboard-write=(self)',
  'fullscreen=(self)',
  'microphone=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ')

/** What only a document of this server needs: each file of a screen carries none of it, and a screen has a hundred. */
export const CABECALHOS_DE_DOCUMENTO = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const

/** Of every reply, made once: what made them for each took a hundredth of a request. */
const DE_TODA_RESPOSTA = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
const SO_POR_HTTPS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

/** For replies made before any hook runs. */
export const CABECALHOS_DE_RECUSA = {
  'cache-control': 'no-store',
  'content-security-policy': SEM_CONTEUDO_ATIVO,
  'x-content-type-options': 'nosniff',
} as const

/** Security headers of every reply. */
export function instalarSeguranca(app: FastifyInstance, { https }: { https: boolean }): void {
  const cabecalhos = https ? { ...DE_TODA_RESPOSTA, ...SO_POR_HTTPS } : DE_TODA_RESPOSTA
  app.addHook('onRequest', (_request, reply, seguir) => {
    reply.headers(cabecalhos)
    seguir()
  })
  app.addHook('onSend', (_request, reply, corpo, seguir) => {
    // Only a page asks for any of it; on a slow line, half a kilobyte in each file of a screen is a tenth of a second.
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      reply.header('permissions-policy', PERMISSOES_DO_NAVEGADOR)
    // Not by the address as it was written: `/%61pi/` is the API too. Only the files of the web app say otherwise.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', SEM_CONTEUDO_ATIVO)
    seguir(null, corpo)
  })
}

/** Hosts of Mercado Pago's library for browsers, and of the frames in which a card is typed. */
const DO_MERCADO_PAGO = {
  script: ' https://sdk.mercadopago.com https://http2.mlstatic.com https://www.mercadopago.com',
  connect: ' https://api.mercadopago.com https://events.mercadopago.com https://api.mercadolibre.com',
  frame: 'https://secure-fields.mercadopago.com https://www.mercadopago.com.br',
  img: ' https://http2.mlstatic.com',
}
const PAGINAS_COM_CARTAO: ReadonlySet<string> = new Set(['/realizar-assinatura', '/empresa/assinatura'])

/** Whether a card is typed on this page: only there, and only with that provider, other hosts are spoken to. */
export const pedeCartao = (caminho: string, provedor: string): boolean =>
  provedor === 'MERCADO_PAGO' && PAGINAS_COM_CARTAO.has(caminho)

/**
 * Policy of the web app's pages: no style but those of its files, no script but those and what the build wrote in the document, known by
 * its hash. Where a card is typed, the code of another writes to the document, and trusted types would refuse it.
 */
export function politicaDaPagina({ cartao, scripts }: { cartao: boolean; scripts: readonly string[] }): string {
  const de = cartao ? DO_MERCADO_PAGO : { script: '', connect: '', frame: '', img: '' }
  return [
    `default-src 'none'`,
    [`script-src 'self'`, ...scripts.map((hash) => `'${hash}'`)].join(' ') + de.script,
    `style-src 'self'`,
    `img-src 'self' blob: data:${de.img}`,
    // Clips of laudos, and the one whose first frame is taken before it is sent.
    `media-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src 'self'${de.connect}`,
    ...(cartao ? [`frame-src ${de.frame}`] : []),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(cartao ? [] : [`require-trusted-types-for 'script'`]),
  ].join('; ')
}
