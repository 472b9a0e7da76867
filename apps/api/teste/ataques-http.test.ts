import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'

let amb: Ambiente
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

const LIMITE = 'limite'
const parte = (cabecalho: string, corpo: string) =>
  `--${LIMITE}\r\ncontent-disposition: form-data; ${cabecalho}\r\n\r\n${corpo}\r\n`
const pdf = parte('name="arquivo"; filename="a.pdf"', '%PDF-1.7')
const FIM = `--${LIMITE}--\r\n`

const enviar = (url: string, tipo: string, payload: string | Buffer) =>
  amb.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': tipo, 'x-forwarded-for': randomUUID() },
    payload,
  })
const entrar = (payload: string, tipo = 'application/json') => enviar('/api/auth/login', tipo, payload)
const verificar = (payload: string | Buffer, tipo = `multipart/form-data; boundary=${LIMITE}`) =>
  enviar('/api/verificar', tipo, payload)

describe('corpos que não são o que dizem', () => {
  it.each(['"texto"', '[1, 2]', '1', 'true', '{', '{"__proto__": {"a": 1}}', '{"constructor": {"prototype": {}}}'])(
    '%s não é um objeto nosso',
    async (corpo) => {
      const resposta = await entrar(corpo)
      expect([resposta.statusCode, resposta.json().codigo]).toEqual([400, 'REQUISICAO_INVALIDA'])
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/html'])('%s não entra', async (tipo) => {
    expect((await entrar('{"identificador": "a", "senha": "b"}', tipo)).statusCode).toBe(415)
  })

  it('milhares de níveis são só um campo errado', async () => {
    const fundo = '['.repeat(120_000) + ']'.repeat(120_000)
    const resposta = await entrar(`{"identificador": ${fundo}, "senha": "x"}`)
    expect([resposta.statusCode, Object.keys(resposta.json().campos)]).toEqual([422, ['identificador']])
  })

  it.each([
    ['cortado', pdf.slice(0, -4)],
    ['sem fim', pdf],
    ['sem partes', 'nada'],
    ['com dois arquivos', pdf + pdf + FIM],
    ['com campos demais', Array.from({ length: 30 }, (_, i) => parte(`name="c${i}"`, '1')).join('') + FIM],
    ['com nome de protótipo', parte('name="__proto__"', '{"a": 1}') + pdf + FIM],
  ])('um multipart %s é recusado sem erro nosso', async (_, corpo) => {
    const resposta = await verificar(corpo)
    expect([resposta.statusCode, resposta.json().codigo]).toEqual([400, 'REQUISICAO_INVALIDA'])
  })

  it('um multipart sem limite declarado também', async () => {
    expect((await verificar(pdf + FIM, 'multipart/form-data')).statusCode).toBe(400)
  })

  it('um arquivo acima de 10 MB é grande demais', async () => {
    const grande = Buffer.concat([
      Buffer.from(pdf.slice(0, -2)),
      Buffer.alloc(10 * 1024 * 1024),
      Buffer.from(`\r\n${FIM}`),
    ])
    expect((await verificar(grande)).statusCode).toBe(413)
  })
})

describe('endereços escritos de outro jeito', () => {
  it('a API não fica em cache, por mais que o endereço venha codificado', async () => {
    for (const url of ['/api/saude', '/%61pi/saude', '/api/saude/', '/API/saude', '/api/nada']) {
      const { headers } = await amb.app.inject({ url })
      expect([url, headers['cache-control']]).toEqual([url, 'no-store'])
    }
  })

  it('um endereço ilegível tem a recusa e os cabeçalhos de sempre', async () => {
    const resposta = await amb.app.inject({ url: '/api/%E0%A4%A' })
    expect([resposta.statusCode, resposta.json().codigo]).toEqual([400, 'REQUISICAO_INVALIDA'])
    expect(resposta.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining(`default-src 'none'`),
    })
  })

  it('outra origem não recebe licença, e método que não existe é 404', async () => {
    const previa = await amb.app.inject({
      method: 'OPTIONS',
      url: '/api/auth/login',
      headers: { origin: 'https://outra.vet', 'access-control-request-method': 'POST' },
    })
    expect(Object.keys(previa.headers).filter((nome) => nome.startsWith('access-control'))).toEqual([])
    expect((await amb.app.inject({ method: 'DELETE', url: '/api/animal' })).statusCode).toBe(404)
    expect((await amb.app.inject({ method: 'HEAD', url: '/api/animal' })).statusCode).toBe(401)
  })
})
