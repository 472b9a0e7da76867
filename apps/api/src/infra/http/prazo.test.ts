import Fastify, { type FastifyInstance } from 'fastify'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { instalarErros } from './erros.ts'
import { instalarPrazoDoCorpo, PRAZOS_DO_SERVIDOR } from './prazo.ts'

const PRAZO_MS = 300
/** One server that is soon tired of waiting, and one that is as patient as the product. */
let app: FastifyInstance
let paciente: FastifyInstance
let recebidos: unknown[] = []

async function servir(prazoMs?: number): Promise<FastifyInstance> {
  const servidor = Fastify({ ...PRAZOS_DO_SERVIDOR })
  instalarErros(servidor)
  instalarPrazoDoCorpo(servidor, prazoMs)
  servidor.addContentTypeParser('multipart/form-data', (_request, payload, pronto) => {
    payload.resume().on('end', () => pronto(null, 'arquivo'))
  })
  servidor.post('/dados', async ({ body }) => void recebidos.push(body))
  servidor.post('/arquivo', { config: { envio: true } }, async ({ body }) => void recebidos.push(body))
  await servidor.listen({ port: 0, host: '127.0.0.1' })
  return servidor
}
const portaDe = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port

beforeAll(async () => {
  ;[app, paciente] = await Promise.all([servir(PRAZO_MS), servir()])
})
afterAll(() => Promise.all([app.close(), paciente.close()]))

interface Envio {
  servidor?: FastifyInstance
  caminho?: string
  tipo?: string
  tamanho: number
  /** Sent one by one, `entreMs` apart; the connection stays open after them. */
  pedacos: string[]
  entreMs?: number
}

/** What the server answers, as it came over the wire, until it closes the connection. */
function enviar({
  servidor = app,
  caminho = '/dados',
  tipo = 'application/json',
  tamanho,
  pedacos,
  entreMs = 0,
}: Envio): Promise<string> {
  return new Promise((resolver) => {
    let resposta = ''
    const ponta = connect(portaDe(servidor), '127.0.0.1')
    ponta.on('data', (bytes) => (resposta += bytes.toString()))
    ponta.on('close', () => resolver(resposta))
    ponta.on('error', () => undefined)
    ponta.write(
      `POST ${caminho} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${tipo}\r\ncontent-length: ${tamanho}\r\n\r\n`,
    )
    const mandar = async () => {
      for (const pedaco of pedacos) {
        await new Promise((depois) => setTimeout(depois, entreMs))
        ponta.write(pedaco)
      }
    }
    void mandar()
  })
}

it('um corpo que não acaba, mesmo aos pingos, é recusado com 408 e a conexão se fecha', async () => {
  recebidos = []
  const respostas = await Promise.all([
    enviar({ tamanho: 100, pedacos: [] }),
    enviar({ tamanho: 100, pedacos: ['{', ...Array.from({ length: 20 }, () => ' ')], entreMs: 40 }),
  ])
  for (const resposta of respostas) {
    expect(resposta).toMatch(/^HTTP\/1\.1 408 /)
    expect(resposta).toContain('"codigo":"TEMPO_DO_PEDIDO_ESGOTADO"')
  }
  expect(recebidos).toEqual([])
})

it('um corpo que chega a tempo é lido inteiro, e um arquivo pode demorar mais', async () => {
  recebidos = []
  expect(await enviar({ servidor: paciente, tamanho: 8, pedacos: ['{"a"', ': 1}'], entreMs: 5 })).toMatch(
    /^HTTP\/1\.1 200 /,
  )
  const arquivo = {
    caminho: '/arquivo',
    tipo: 'multipart/form-data; boundary=x',
    tamanho: 4,
    pedacos: ['ab', 'cd'],
    entreMs: 200,
  }
  expect(await enviar(arquivo)).toMatch(/^HTTP\/1\.1 200 /)
  expect(recebidos).toEqual([{ a: 1 }, 'arquivo'])
})

it('um corpo que ninguém lê não derruba o processo nem prende a conexão', async () => {
  const recusado = await enviar({ tipo: 'text/html', tamanho: 100, pedacos: ['<a>'] })
  expect(recusado).toMatch(/^HTTP\/1\.1 415 /)
  await new Promise((depois) => setTimeout(depois, 2 * PRAZO_MS))
  expect((await app.inject({ method: 'POST', url: '/dados', payload: { b: 2 } })).statusCode).toBe(200)
})

it('quem desiste no meio não deixa nada pendurado', async () => {
  const ponta = connect(portaDe(app), '127.0.0.1')
  ponta.write('POST /dados HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
  const abertas = () => new Promise<number>((resolver) => app.server.getConnections((_, quantas) => resolver(quantas)))
  await expect.poll(abertas).toBe(1)
  ponta.destroy()
  await expect.poll(abertas).toBe(0)
})

it('o servidor limita os cabeçalhos a 5 s e o pedido inteiro a 120 s, e olha a cada segundo', () => {
  expect(app.server).toMatchObject({
    headersTimeout: 5_000,
    requestTimeout: 120_000,
    connectionsCheckingInterval: 1_000,
  })
})
