import type { FastifyInstance } from 'fastify'
import dicomParser from 'dicom-parser'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const RECUSADA = 0xc000

/** The internet between a gateway and the product: it can be out, and it remembers what went through. */
export interface Frente {
  url: string
  /** While true, nobody answers. */
  fora: boolean
  /** Images go on to the product, in the place of what answers for it here. */
  ateAoFim: boolean
  /** UIDs of images that are refused, each for itself. */
  recusadas: Set<string>
  /** UID of each image as it was taken, in order, and its bytes. */
  recebidas: { uid: string; acesso: string; quadros: number; sintaxe: string }[]
  /** Images that were sent, taken or not. */
  pedidos: number
  fechar(): Promise<void>
}

async function corpoDe(pedido: IncomingMessage): Promise<Buffer> {
  const partes: Buffer[] = []
  for await (const parte of pedido) partes.push(parte as Buffer)
  return Buffer.concat(partes)
}

/** The parts of a `multipart/related` body, as bytes. */
function partesDe(corpo: Buffer, tipo: string): Buffer[] {
  const marca = Buffer.from(`--${/boundary="?([^";]+)/.exec(tipo)?.[1] ?? ''}`)
  const inicios: number[] = []
  for (let onde = corpo.indexOf(marca); onde >= 0; onde = corpo.indexOf(marca, onde + marca.length)) inicios.push(onde)
  return inicios.slice(0, -1).map((inicio, i) => {
    const cabeca = corpo.indexOf('\r\n\r\n', inicio) + 4
    return corpo.subarray(cabeca, (inicios[i + 1] ?? 0) - 2)
  })
}

function guardar(frente: Frente, parte: Buffer) {
  const lido = dicomParser.parseDicom(parte)
  const [classe = '', uid = ''] = [lido.string('x00080016'), lido.string('x00080018')]
  const aceita = !frente.recusadas.has(uid)
  if (aceita)
    frente.recebidas.push({
      uid,
      acesso: lido.string('x00080050') ?? '',
      quadros: lido.intString('x00280008') ?? 1,
      sintaxe: lido.string('x00020010') ?? '',
    })
  const item = {
    '00081150': { vr: 'UI', Value: [classe] },
    '00081155': { vr: 'UI', Value: [uid] },
    ...(aceita ? {} : { '00081197': { vr: 'US', Value: [RECUSADA] } }),
  }
  return { aceita, item }
}

async function responderEnvio(frente: Frente, pedido: IncomingMessage, resposta: ServerResponse) {
  const partes = partesDe(await corpoDe(pedido), pedido.headers['content-type'] ?? '').map((parte) =>
    guardar(frente, parte),
  )
  const [aceitas, recusadas] = [partes.filter(({ aceita }) => aceita), partes.filter(({ aceita }) => !aceita)]
  resposta.writeHead(recusadas.length === 0 ? 200 : 409, { 'content-type': 'application/dicom+json' })
  resposta.end(
    JSON.stringify({
      '00081190': { vr: 'UR', Value: [frente.url] },
      ...(aceitas.length === 0 ? {} : { '00081199': { vr: 'SQ', Value: aceitas.map(({ item }) => item) } }),
      ...(recusadas.length === 0 ? {} : { '00081198': { vr: 'SQ', Value: recusadas.map(({ item }) => item) } }),
    }),
  )
}

/** The worklist is the product's own; images are taken here, as DICOMweb's STOW answers (PS3.18 10.5). */
export async function abrirFrente(app: FastifyInstance, token: string): Promise<Frente> {
  const servidor = createServer((pedido, resposta) => {
    void (async () => {
      const { url = '', headers, method } = pedido
      if (method === 'POST') frente.pedidos++
      if (frente.fora) return pedido.socket.destroy()
      if (method === 'GET' || frente.ateAoFim) {
        const {
          statusCode,
          body,
          headers: cabecalhos,
        } = await app.inject({
          url,
          ...(method === 'GET'
            ? { method, headers: { authorization: headers.authorization ?? '' } }
            : {
                method: 'POST' as const,
                headers: {
                  authorization: headers.authorization ?? '',
                  'content-type': headers['content-type'] ?? '',
                },
                payload: await corpoDe(pedido),
              }),
        })
        resposta.writeHead(statusCode, { 'content-type': cabecalhos['content-type'] }).end(body)
        return
      }
      if (headers.authorization !== `Bearer ${token}`) return resposta.writeHead(401).end()
      return responderEnvio(frente, pedido, resposta)
    })().catch(() => pedido.socket.destroy())
  })
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto))
  const frente: Frente = {
    url: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/dicom-web`,
    fora: false,
    ateAoFim: false,
    recusadas: new Set(),
    recebidas: [],
    pedidos: 0,
    fechar: () =>
      new Promise((pronto) => {
        servidor.closeAllConnections()
        servidor.close(() => pronto())
      }),
  }
  return frente
}
