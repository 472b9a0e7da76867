import Fastify, { type FastifyInstance } from 'fastify'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { instalarErros } from './erros.ts'
import { instalarPaginas } from './paginas.ts'
import { instalarSeguranca } from './seguranca.ts'
import { guardarVersao } from './versoes.ts'

const PROGRAMA = 'document.title = "Vetlume"'
const DIA_MS = 24 * 60 * 60_000
let raiz: string
const apps: FastifyInstance[] = []

beforeEach(async () => {
  raiz = await mkdtemp(path.join(tmpdir(), 'vetlume-paginas-'))
})
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
  await rm(raiz, { recursive: true })
})

/** A server that starts with a version whose only files are these. */
async function servir(
  versao: string,
  assets: Readonly<Record<string, string>>,
  provedor = 'SANDBOX',
): Promise<FastifyInstance> {
  const pasta = path.join(raiz, versao)
  await mkdir(path.join(pasta, 'assets'), { recursive: true })
  await writeFile(path.join(pasta, 'index.html'), `<html><head><script>${PROGRAMA}</script></head>${versao}</html>`)
  await writeFile(path.join(pasta, 'favicon.svg'), '<svg/>')
  await writeFile(path.join(pasta, 'service-worker.js'), 'self')
  await writeFile(
    path.join(pasta, 'rotas.json'),
    JSON.stringify({
      '/laudo': '<link rel="modulepreload" href="/l.js">',
      '/tutor': '<link href="/lista.js">',
      '/tutor?novo': '<link href="/novo.js">',
      '/tutor?codigo': '<link href="/ficha.js">',
    }),
  )
  for (const [nome, texto] of Object.entries(assets)) await writeFile(path.join(pasta, 'assets', nome), texto)
  const app = Fastify()
  instalarSeguranca(app, { https: false })
  instalarErros(app)
  await instalarPaginas(app, { pasta, guardadas: path.join(raiz, 'guardadas'), provedor })
  apps.push(app)
  return app
}

describe('páginas da interface', () => {
  it('a página da rota pede o código dela junto com o do documento, e não aceita estilo que não seja de arquivo nosso, nem código que não seja nosso', async () => {
    const app = await servir('v1', {})
    const [uma, desconhecida] = await Promise.all(['/laudo/?codigo=1', '/raca'].map((url) => app.inject({ url })))
    expect(uma?.body).toContain('<link rel="modulepreload" href="/l.js"></head>')
    expect(desconhecida?.body).not.toContain('modulepreload')
    const politica = String(uma?.headers['content-security-policy']).split('; ')
    expect(politica.filter((regra) => /^(style|script)-src/.test(regra))).toEqual([
      // The hash of `PROGRAMA`, which was made by another program.
      `script-src 'self' 'sha256-jLRd3ESMzziyOtTGjPyJh1j2OxXDoEjBKXHSLt1Yhk0='`,
      `style-src 'self'`,
    ])
    expect((await app.inject({ url: '/api/nada' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/favicon.svg' })).headers['cache-control']).toBe('no-cache')
  })

  it('o programa que guarda documentos é conferido a cada vez, e só fala com este servidor', async () => {
    const { headers, body } = await (await servir('v1', {})).inject({ url: '/service-worker.js' })
    expect(body).toBe('self')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['etag']).toBeDefined()
    expect(headers['content-type']).toContain('javascript')
    expect(headers['content-security-policy']).toBe(`default-src 'none'; connect-src 'self'`)
  })

  it('o endereço que abre um registro pede também o código dele, e o da lista só o da lista', async () => {
    const app = await servir('v1', {})
    const corpo = async (url: string) => (await app.inject({ url })).body
    expect(await corpo('/tutor?novo=1')).toContain('/novo.js')
    expect(await corpo('/tutor/?q=Ana&codigo=7')).toContain('/ficha.js')
    expect(await corpo('/tutor?q=novo')).toContain('/lista.js')
  })

  it('a página recusa ao navegador o que o produto não usa, e deixa ditar; os arquivos dela não repetem isso', async () => {
    const app = await servir('v1', { 'a-1.js': '' })
    const politica = String((await app.inject({ url: '/laudo/editar' })).headers['permissions-policy']).split(', ')
    for (const recurso of ['camera', 'geolocation', 'payment', 'usb']) expect(politica).toContain(`${recurso}=()`)
    // Without it the browser refuses speech recognition before it asks the person.
    expect(politica).toContain('microphone=(self)')
    expect(politica).toContain('clipboard-write=(self)')
    const arquivo = await app.inject({ url: '/assets/a-1.js' })
    expect(arquivo.statusCode).toBe(200)
    expect(arquivo.headers).not.toHaveProperty('permissions-policy')
  })

  it('um arquivo da tela leva o que o protege e o que o guarda, e nada do que é de documento', async () => {
    const app = await servir('v1', { 'a-1.js': '' })
    const { headers } = await app.inject({ url: '/assets/a-1.js' })
    expect(Object.keys(headers).toSorted()).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'vary',
      'x-content-type-options',
    ])
    for (const url of ['/laudo', '/favicon.svg', '/assets/nenhum.js'])
      expect((await app.inject({ url })).headers, url).toMatchObject({ 'x-frame-options': 'DENY' })
    const icone = await app.inject({ url: '/favicon.svg' })
    const conhecido = await app.inject({
      url: '/favicon.svg',
      headers: { 'if-none-match': String(icone.headers.etag) },
    })
    expect(conhecido.statusCode).toBe(304)
  })

  it('só fala com o Mercado Pago quando é ele quem recebe, e onde se digita o cartão', async () => {
    const politica = async (app: FastifyInstance, url: string) =>
      String((await app.inject({ url })).headers['content-security-policy'])
    const [sem, com] = [await servir('v1', {}), await servir('v2', {}, 'MERCADO_PAGO')]
    const aberta = await politica(com, '/realizar-assinatura/?plano=1')
    expect(aberta).toContain('frame-src https://secure-fields.mercadopago.com')
    expect(aberta).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/sdk\.mercadopago\.com[^;]*;/)
    expect(await politica(com, '/empresa/assinatura')).toContain('https://api.mercadopago.com')
    for (const url of ['/', '/login', '/laudo', '/realizar-assinatura-x', '/empresa/equipe'])
      expect(await politica(com, url)).not.toContain('mercado')
    expect(await politica(com, '/laudo')).toContain('require-trusted-types-for')
    expect(await politica(sem, '/realizar-assinatura')).not.toContain('mercado')
  })

  it('quem ficou com a versão anterior aberta ainda encontra o código dela; o que nunca houve é 404', async () => {
    await servir('v1', { 'tela-aaa.js': 'anterior', 'comum-ccc.js': 'comum' })
    const app = await servir('v2', { 'tela-bbb.js': 'atual', 'comum-ccc.js': 'comum' })
    const [anterior, atual, nenhuma] = await Promise.all(
      ['tela-aaa.js', 'tela-bbb.js', 'tela-zzz.js'].map((nome) => app.inject({ url: `/assets/${nome}` })),
    )
    expect([anterior?.body, atual?.body]).toEqual(['anterior', 'atual'])
    for (const resposta of [anterior, atual]) expect(resposta?.headers['cache-control']).toContain('immutable')
    expect(nenhuma?.statusCode).toBe(404)
    expect(nenhuma?.headers['cache-control']).toBe('no-store')
  })

  it('dois processos que começam juntos apagam as mesmas sem se atrapalhar', async () => {
    const [assets, guardadas] = [path.join(raiz, 'assets'), path.join(raiz, 'guardadas')]
    await mkdir(assets)
    await mkdir(guardadas)
    const antigos = Array.from({ length: 40 }, (_, i) => `velho-${i}.js`)
    for (const nome of antigos) await writeFile(path.join(guardadas, nome), '')
    const depois = new Date(Date.now() + 31 * DIA_MS)
    await Promise.all([1, 2, 3].map(() => guardarVersao(assets, guardadas, depois)))
    expect(await readdir(guardadas)).toEqual([])
  })

  it('a versão que ninguém serve há mais de 30 dias é apagada', async () => {
    const [assets, guardadas] = [path.join(raiz, 'assets'), path.join(raiz, 'guardadas')]
    await mkdir(assets)
    await writeFile(path.join(assets, 'velho.js'), 'velho')
    const agora = new Date('2026-11-20T12:00:00Z')
    await guardarVersao(assets, guardadas, new Date(agora.getTime() - 31 * DIA_MS))
    await rm(path.join(assets, 'velho.js'))
    await writeFile(path.join(assets, 'recente.js'), 'recente')
    await guardarVersao(assets, guardadas, new Date(agora.getTime() - 29 * DIA_MS))
    await rm(path.join(assets, 'recente.js'))
    await writeFile(path.join(assets, 'novo.js'), 'novo')
    await guardarVersao(assets, guardadas, agora)
    expect((await readdir(guardadas)).toSorted()).toEqual(['novo.js', 'recente.js'])
  })
})
