import fastifyStatic from '@fastify/static'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { normalizarCaminho } from '@vetlume/dominio/rotas'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CABECALHOS_DE_DOCUMENTO, pedeCartao, POLITICA_DO_SERVICE_WORKER, politicaDaPagina } from './seguranca.ts'
import { guardarVersao } from './versoes.ts'

const UM_ANO_S = 31_536_000
const FIM_DO_CABECALHO = '</head>'
const ICONE = 'favicon.svg'
const SERVICE_WORKER = 'service-worker.js'
/** Their names do not change with what they carry: browsers ask each time. */
const CONFERIDOS = [ICONE, SERVICE_WORKER]

export interface Interface {
  /** What the build wrote. */
  pasta: string
  /** Where the code of earlier versions stays for the tabs that are still open with them. */
  guardadas: string
}

interface Servida extends Interface {
  /** Who takes the money. */
  provedor: string
}

/** Names in an address that open a record: its code is fetched early too. */
const DO_REGISTRO = ['novo', 'codigo']

/** By route, the tags that have its code fetched together with the document's own: what the build wrote, if it did. */
async function lerAdiantos(pasta: string): Promise<ReadonlyMap<string, string>> {
  const arquivo = path.join(pasta, 'rotas.json')
  if (!existsSync(arquivo)) return new Map()
  return new Map(Object.entries(JSON.parse(await readFile(arquivo, 'utf8')) as Record<string, string>))
}

/** How a policy names each script that is written in the document. */
const hashesDosScripts = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, codigo = '']) => `sha256-${createHash('sha256').update(codigo).digest('base64')}`,
  )

/** Serves the built web app: hashed assets for a year, and index.html for every page address. */
export async function instalarPaginas(app: FastifyInstance, { pasta, guardadas, provedor }: Servida): Promise<void> {
  const inicio = path.join(pasta, 'index.html')
  if (!existsSync(inicio)) return
  await guardarVersao(path.join(pasta, 'assets'), guardadas)
  const [html, adiantos] = [await readFile(inicio, 'utf8'), await lerAdiantos(pasta)]
  const scripts = hashesDosScripts(html)
  await app.register(fastifyStatic, {
    root: [path.join(pasta, 'assets'), guardadas],
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    // The name carries the content: nobody asks whether it changed.
    etag: false,
    lastModified: false,
    setHeaders: (reply, caminho) => {
      if (CONFERIDOS.some((nome) => path.basename(caminho).startsWith(nome))) return
      void reply.header('cache-control', `public, max-age=${UM_ANO_S}, immutable`)
      for (const nome of [...CABECALHOS_DE_DOCUMENTO, 'x-request-id']) void reply.removeHeader(nome)
    },
  })
  app.get(`/${ICONE}`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(ICONE, pasta, { etag: true }),
  )
  app.get(`/${SERVICE_WORKER}`, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLITICA_DO_SERVICE_WORKER)
      .sendFile(SERVICE_WORKER, pasta, { etag: true }),
  )
  app.get<{ Querystring: Record<string, unknown> }>('/*', async (request, reply) => {
    // What programs ask for has no page: not the API's addresses, nor those of machines.
    if (/^\/(api|dicom-web)\//.test(request.url)) throw new ErroDeDominio('NAO_ENCONTRADO')
    const caminho = normalizarCaminho(request.url)
    const doRegistro = DO_REGISTRO.find((nome) => nome in request.query)
    const adianto = adiantos.get(`${caminho}?${doRegistro}`) ?? adiantos.get(caminho) ?? ''
    return reply
      .header('content-security-policy', politicaDaPagina({ cartao: pedeCartao(caminho, provedor), scripts }))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replace(FIM_DO_CABECALHO, adianto + FIM_DO_CABECALHO))
  })
}
