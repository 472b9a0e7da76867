import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instalarErros } from './erros.ts'
import { instalarSeguranca } from './seguranca.ts'

// Word by word: each is what a browser is told, and nothing else writes it.
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
const DA_API = { 'cache-control': 'no-store', 'content-security-policy': `default-src 'none'; frame-ancestors 'none'` }
const HTTPS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }

describe.each([false, true])('cabeçalhos de segurança (https: %s)', (https) => {
  const app = Fastify()
  beforeAll(async () => {
    instalarSeguranca(app, { https })
    instalarErros(app)
    app.get('/dados', async () => ({ um: 1 }))
    app.get('/erro', async () => {
      throw new Error('quebrou')
    })
    app.get('/pagina', (_request, reply) => reply.type('text/html').send('<p>'))
    app.get('/seu', (_request, reply) =>
      reply.headers({ 'cache-control': 'private', 'content-security-policy': 'sandbox' }).send('seu'),
    )
    await app.ready()
  })
  afterAll(() => app.close())

  /** All but those of the protocol itself. */
  async function cabecalhosDe(url: string) {
    const { headers } = await app.inject({ method: 'GET', url })
    const { date: _, connection: __, 'content-type': ___, 'content-length': ____, ...resto } = headers
    return resto
  }
  const esperados = { ...DE_TODA_RESPOSTA, ...DA_API, ...(https ? HTTPS : {}) }

  it.each(['/dados', '/erro', '/nada'])('%s leva todos, e nada mais', async (url) => {
    expect(await cabecalhosDe(url)).toEqual(esperados)
  })

  it('uma página leva também o que recusa do navegador', async () => {
    const { 'permissions-policy': recusa, ...resto } = await cabecalhosDe('/pagina')
    expect(resto).toEqual(esperados)
    expect(recusa).toContain('camera=()')
    expect(recusa).toContain('microphone=(self)')
  })

  it('o que a rota diz de si não é trocado', async () => {
    expect(await cabecalhosDe('/seu')).toEqual({
      ...esperados,
      'cache-control': 'private',
      'content-security-policy': 'sandbox',
    })
  })
})
