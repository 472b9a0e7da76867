import fastifyStatic from '@fastify/static'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { politicaDaPagina } from './seguranca.ts'

const UM_ANO = 31_536_000_000
const MARCA_DO_NONCE = '__NONCE__'

/** Serves the built web app: hashed assets for a year, and index.html with a fresh nonce for every page address. */
export async function instalarPaginas(app: FastifyInstance, pastaWeb: string): Promise<void> {
  const inicio = path.join(pastaWeb, 'index.html')
  if (!existsSync(inicio)) return
  const html = await readFile(inicio, 'utf8')
  await app.register(fastifyStatic, {
    root: pastaWeb,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, caminho) => {
      const fixo = caminho.includes(`${path.sep}assets${path.sep}`)
      void reply.header('cache-control', fixo ? `public, max-age=${UM_ANO / 1000}, immutable` : 'no-cache')
    },
  })
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) throw new ErroDeDominio('NAO_ENCONTRADO')
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', politicaDaPagina(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(MARCA_DO_NONCE, nonce))
  })
}
