import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { FastifyInstance } from 'fastify'
import { PassThrough } from 'node:stream'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file: it may take as long as the server lets any request take. */
    envio?: boolean
  }
}

const CORPO_MS = 10_000

/** Of the server: headers in 5 s, a whole request in 120 s (a clip by a slow line), looked at every second (by itself Node looks every 30). */
export const PRAZOS_DO_SERVIDOR = {
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
} as const

const COM_CORPO: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Refuses with 408 a body that is not a file and takes longer than `corpoMs` to come, in however small pieces. */
export function instalarPrazoDoCorpo(app: FastifyInstance, corpoMs = CORPO_MS): void {
  app.addHook('preParsing', (request, reply, recebido, seguir) => {
    const { headers, method, routeOptions } = request
    const vazio = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
    if (vazio || !COM_CORPO.has(method) || routeOptions.config.envio) return seguir(null, recebido)
    // In between, so that it can end with an error while the socket lives on to carry the reply.
    const corpo = new PassThrough()
    const relogio = setTimeout(() => corpo.destroy(new ErroDeDominio('TEMPO_DO_PEDIDO_ESGOTADO')), corpoMs)
    // Who reads the body hears the error; when nobody reads it (a refused type), it must not end the process.
    corpo.on('error', () => undefined)
    recebido.once('error', (erro) => corpo.destroy(erro))
    reply.raw.once('close', () => {
      clearTimeout(relogio)
      recebido.unpipe(corpo)
      recebido.resume()
    })
    seguir(null, recebido.pipe(corpo))
  })
}
