import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import { sql } from 'kysely'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa } from '../../../teste/fabricas.ts'
import { emTransacao } from '../banco/index.ts'
import { criarCofre } from '../cofre.ts'
import { umaVez } from './idempotencia.ts'
import { consumirLimite, criarLimiteDeUso, devolverLimite } from './limite.ts'

const cofre = criarCofre('segredo-de-teste-com-mais-de-32-caracteres')
let amb: Ambiente
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

describe('sistema', () => {
  it('saúde diz banco e tarefas', async () => {
    expect((await amb.semToken('GET /saude')).corpo).toEqual({
      vivo: true,
      pronto: true,
      banco: 'ok',
      bancoVoltouEm: null,
      tarefas: 'ok',
      disco: 'ok',
      copia: 'externa',
      pagamento: 'ok',
    })
  })

  it('a descrição OpenAPI tem todas as operações, e a página também', async () => {
    const { paths } = JSON.parse((await amb.semToken('GET /openapi.json')).bytes.toString())
    const operacoes = Object.values(paths).flatMap((caminho) =>
      Object.values(caminho as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
    )
    expect(operacoes.toSorted()).toEqual(Object.keys(CONTRATO_DA_API).toSorted())
    const pagina = (await amb.semToken('GET /docs')).bytes.toString()
    for (const chave of Object.keys(CONTRATO_DA_API)) expect(pagina).toContain(`id="${chave}"`)
  })

  it('toda resposta leva os cabeçalhos de segurança e o número do pedido', async () => {
    const { cabecalhos } = await amb.semToken('GET /saude')
    expect(cabecalhos).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(String(cabecalhos['content-security-policy'])).toContain(`default-src 'none'`)
    expect(String(cabecalhos['x-request-id'])).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('a descrição e a página dela vão comprimidas, uma vez por edição, e com limite por endereço', async () => {
    for (const url of ['/api/docs', '/api/openapi.json']) {
      const pedir = (headers: Record<string, string> = {}) =>
        amb.app.inject({ method: 'GET', url, headers, remoteAddress: '10.9.9.9' })
      const inteira = await pedir()
      const comprimida = await pedir({ 'accept-encoding': 'gzip' })
      expect(comprimida.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(comprimida.rawPayload)).toEqual(inteira.rawPayload)
      expect(comprimida.rawPayload.length).toBeLessThan(inteira.rawPayload.length / 5)
      const repetida = await pedir({ 'if-none-match': String(inteira.headers.etag), 'accept-encoding': 'gzip' })
      expect([repetida.statusCode, repetida.rawPayload.length]).toEqual([304, 0])
      expect((await pedir({ 'if-none-match': '"outra"' })).statusCode).toBe(200)
      let vezes = 4
      while ((await pedir()).statusCode === 200) vezes++
      expect(vezes).toBe(30)
    }
  })

  it('security.txt diz a quem contar uma falha, com um prazo que ainda não passou', async () => {
    const { statusCode, headers, payload } = await amb.app.inject({ method: 'GET', url: '/.well-known/security.txt' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const linhas = new Map(
      payload
        .trim()
        .split('\n')
        .map((linha) => linha.split(': ') as [string, string]),
    )
    expect(linhas.get('Contact')).toBe('mailto:seguranca@vetlume.com.br')
    expect(linhas.get('Preferred-Languages')).toBe('pt-BR, en')
    expect(linhas.get('Canonical')).toBe('https://vetlume.test/.well-known/security.txt')
    const dias =
      amb.relogio
        .agora()
        .until(Temporal.Instant.from(linhas.get('Expires') ?? ''))
        .total('hours') / 24
    expect(dias).toBeGreaterThan(150)
    expect(dias).toBeLessThan(366)
  })

  it('o que não existe é 404 com o corpo de erro de sempre', async () => {
    const resposta = await amb.app.inject({ method: 'GET', url: '/api/nada' })
    expect(resposta.statusCode).toBe(404)
    expect(resposta.json()).toMatchObject({
      codigo: 'NAO_ENCONTRADO',
      mensagem: expect.any(String),
      requisicao: expect.any(String),
    })
  })

  it('corpo grande demais e tipo desconhecido têm erro próprio', async () => {
    const grande = await amb.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { identificador: 'a', senha: 'x'.repeat(300_000) },
    })
    expect(grande.statusCode).toBe(413)
    const xml = await amb.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/xml' },
      payload: '<a/>',
    })
    expect(xml.statusCode).toBe(415)
  })
})

describe('idempotência', () => {
  const chamar = async (chave: string, corpo: unknown, efeito: () => Promise<unknown>, usuario: string) =>
    emTransacao(amb.dbApp, { papel: 'plataforma' }, (tx, noFim) =>
      umaVez(
        { tx, aoFechar: (instrucao) => void noFim.push(instrucao) },
        { usuario, chave, rota: 'POST /x', corpo, agora: amb.relogio.agora(), cofre },
        efeito,
      ),
    )

  it('vinte pedidos iguais ao mesmo tempo fazem uma vez e respondem o mesmo', async () => {
    const { usuarios } = await criarEmpresa(amb)
    let vezes = 0
    const efeito = async () => ({ numero: ++vezes })
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () => chamar('chave-igual-1', { a: 1 }, efeito, usuarios.CLIENTE.codigo)),
    )
    expect(vezes).toBe(1)
    expect(respostas).toEqual(Array.from({ length: 20 }, () => ({ numero: 1 })))
  })

  it('a mesma chave com outros dados é recusada, e de outra pessoa é outra chave', async () => {
    const { usuarios } = await criarEmpresa(amb)
    await chamar('chave-igual-2', { a: 1 }, async () => 'primeira', usuarios.CLIENTE.codigo)
    await expect(
      chamar('chave-igual-2', { a: 2 }, async () => 'segunda', usuarios.CLIENTE.codigo),
    ).rejects.toMatchObject({ codigo: 'IDEMPOTENCIA_DIVERGENTE' })
    expect(await chamar('chave-igual-2', { a: 2 }, async () => 'de outra', usuarios.PARCEIRO.codigo)).toBe('de outra')
  })

  it('o que falhou pode ser tentado de novo com a mesma chave', async () => {
    const { usuarios } = await criarEmpresa(amb)
    await expect(
      chamar(
        'chave-igual-3',
        {},
        async () => {
          throw new Error('queda')
        },
        usuarios.CLIENTE.codigo,
      ),
    ).rejects.toThrow('queda')
    expect(await chamar('chave-igual-3', {}, async () => 'agora foi', usuarios.CLIENTE.codigo)).toBe('agora foi')
  })
})

describe('limites', () => {
  it('conta exatamente entre pedidos simultâneos e devolve', async () => {
    const limite = { chave: 'teste:exato', maximo: 10, janelaSegundos: 60 }
    const tentativas = await Promise.allSettled(
      Array.from({ length: 25 }, () => consumirLimite(amb.dbApp, limite, amb.relogio.agora())),
    )
    expect(tentativas.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    for (let i = 0; i < 25; i++) await devolverLimite(amb.dbApp, limite, amb.relogio.agora())
    await expect(consumirLimite(amb.dbApp, limite, amb.relogio.agora())).resolves.toBeUndefined()
  })

  it('o limite de uso soma o que outro processo contou', async () => {
    const limite = { chave: 'teste:uso', maximo: 100, janelaSegundos: 60 }
    const [um, outro] = [criarLimiteDeUso(amb.dbApp), criarLimiteDeUso(amb.dbApp)]
    for (let i = 0; i < 60; i++) await um(limite, amb.relogio.agora())
    const usar = async () => {
      for (let i = 0; i < 60; i++) await outro(limite, amb.relogio.agora())
    }
    await expect(usar()).rejects.toMatchObject({ codigo: 'MUITAS_TENTATIVAS' })
    amb.relogio.avancar({ minutes: 1 })
    await expect(outro(limite, amb.relogio.agora())).resolves.toBeUndefined()
  })
})

describe('caixa de saída', () => {
  it('publica o que confirmou, uma vez, e só depois', async () => {
    const { cliente } = await criarEmpresa(amb)
    const { codigo } = await amb.db
      .insertInto('evento')
      .values({ cliente, tipo: 'teste.publicado', dados: '{"n": 1}', quando: amb.relogio.agora().toString() })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.tarefas.esvaziar()
    await amb.tarefas.esvaziar()
    expect(await amb.db.selectFrom('evento').selectAll().where('cliente', '=', cliente).execute()).toEqual([])
    const { rows } = await sql`select data from pgboss.job where id = ${codigo}`.execute(amb.db)
    expect(rows).toMatchObject([{ data: { codigo, cliente, tipo: 'teste.publicado', dados: { n: 1 } } }])
  })
})
