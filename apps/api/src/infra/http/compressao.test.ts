import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { gunzipSync } from 'node:zlib'
import { escreverGuardada, instalarCompressao } from './compressao.ts'

const app = Fastify()
const longo = { itens: Array.from({ length: 200 }, (_, n) => ({ nome: `Ação ${n}` })) }
const escreverLongo = vi.fn<() => string>(() => JSON.stringify(longo))
const breve = { ok: true }
const enorme = { itens: Array.from({ length: 12_000 }, (_, n) => ({ nome: `Ação ${n}` })) }

beforeAll(async () => {
  instalarCompressao(app)
  app.get('/longo', () => longo)
  app.get('/enorme', () => enorme)
  app.get('/guardado', async (_request, reply) =>
    reply.type('application/json').send(await escreverGuardada(reply, longo, escreverLongo)),
  )
  app.get('/breve', async (_request, reply) =>
    reply.type('application/json').send(await escreverGuardada(reply, breve, () => JSON.stringify(breve))),
  )
  app.get('/curto', () => ({ ok: true }))
  app.get('/pagina', (_request, reply) => reply.type('text/html; charset=utf-8').send(`<p>${'á'.repeat(5_000)}</p>`))
  app.get('/arquivo', (_request, reply) => reply.type('text/csv').send('a;b\n'.repeat(2_000)))
  await app.ready()
})
afterAll(() => app.close())

const pedir = (url: string, codificacoes = 'gzip, deflate, br') =>
  app.inject({ url, headers: { 'accept-encoding': codificacoes } })

describe('compressão das respostas', () => {
  it('JSON e páginas longas vão comprimidos para quem os aceita, e são os mesmos', async () => {
    const [json, maior, pagina] = await Promise.all([pedir('/longo'), pedir('/enorme'), pedir('/pagina')])
    for (const { headers, rawPayload } of [json, maior, pagina]) {
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
    }
    expect(JSON.parse(gunzipSync(json.rawPayload).toString())).toEqual(longo)
    expect(JSON.parse(gunzipSync(maior.rawPayload).toString())).toEqual(enorme)
    expect(gunzipSync(pagina.rawPayload).toString()).toBe(`<p>${'á'.repeat(5_000)}</p>`)
  })

  it('quem não aceita recebe por extenso, avisado de que há outra forma', async () => {
    for (const recusa of ['identity', '', 'br', 'gzip;q=0']) {
      const resposta = await pedir('/longo', recusa)
      expect(resposta.headers['content-encoding'], recusa).toBeUndefined()
      expect(resposta.headers['vary']).toBe('accept-encoding')
      expect(resposta.json()).toEqual(longo)
    }
  })

  it('o que o processo guarda é escrito e comprimido uma vez, e quem não aceita recebe por extenso', async () => {
    for (const { headers, rawPayload } of [await pedir('/guardado'), await pedir('/guardado')]) {
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(longo)
    }
    expect(escreverLongo).toHaveBeenCalledOnce()
    const porExtenso = await pedir('/guardado', 'identity')
    expect(porExtenso.headers['content-encoding']).toBeUndefined()
    expect(porExtenso.headers['vary']).toBe('accept-encoding')
    expect(porExtenso.json()).toEqual(longo)
    expect((await pedir('/breve')).headers['content-encoding']).toBeUndefined()
  })

  it('o que é curto, ou não é texto de tela, vai como está', async () => {
    for (const url of ['/curto', '/arquivo']) {
      const { headers } = await pedir(url)
      expect(headers['content-encoding'], url).toBeUndefined()
      expect(headers['vary'], url).toBeUndefined()
    }
  })
})
