import { ErroDeDominio } from '@vetlume/dominio/erros'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { tomarBancoDaSuite } from '../../teste/banco-da-suite.ts'
import { conectar, emTransacao } from './banco/index.ts'
import { criarDiario } from './diario.ts'
import { RegistroDosPedidos } from './http/registro-dos-pedidos.ts'

const banco = await tomarBancoDaSuite()
const { db, encerrar } = conectar(banco.urlApp, { maximo: 1 })
afterAll(async () => {
  await encerrar()
  await banco.soltar()
})

const falhaDe = (consulta: ReturnType<typeof sql>) =>
  emTransacao(db, { papel: 'plataforma' }, (tx) => consulta.execute(tx)).then(
    () => expect.unreachable(),
    (erro: unknown) => erro,
  )

/** What the log says of an error, as text and read back. */
function registrar(err: unknown) {
  let escrito = ''
  criarDiario('info', { write: (linha) => void (escrito += linha) }).error({ err }, 'falha')
  return { escrito, lido: JSON.parse(escrito) as { err: Record<string, unknown> } }
}

const email = `joana.${randomUUID()}@pessoa.vet`

it('um erro do banco diz o que se quebrou, nunca a linha nem o que foi digitado', async () => {
  const agora = '2026-11-20T15:00:00Z'
  const pessoa = sql`insert into pessoa (nome, email, criado_em) values ('Joana', ${email}, null)`
  const repetido = sql`insert into cidade (ibge, nome, uf, deslocamento_centavos) values (1, ${email}, 'SP', -1)`
  const ilegivel = sql`select * from sessao where codigo = ${email}::text::uuid and criada_em > ${agora}`
  for (const [consulta, campos] of [
    [pessoa, { code: '23502', table: 'pessoa', column: 'criado_em' }],
    [repetido, { code: '23514', constraint: 'cidade_deslocamento' }],
    [ilegivel, { code: '22P02' }],
  ] as const) {
    const erro = await falhaDe(consulta)
    const { escrito, lido } = registrar(erro)
    expect(lido.err).toMatchObject(campos)
    expect(escrito).not.toContain(email)
    expect(escrito).not.toContain('Joana')
    // Inside another error, and as the job queue hands errors on.
    expect(registrar(new Error('fora', { cause: erro })).escrito).not.toContain(email)
    expect(registrar({ ...(erro as Error), message: (erro as Error).message, queue: 'evento' }).escrito).not.toContain(
      email,
    )
  }
})

it('uma recusa não leva os detalhes que vão para a pessoa, e a pilha continua lá', () => {
  const erro = new ErroDeDominio('INDISPONIVEL', {
    detalhes: { atual: email },
    campos: { email },
    cause: new Error('sem rede'),
  })
  const { escrito, lido } = registrar(erro)
  expect(escrito).not.toContain(email)
  expect(lido.err).toMatchObject({ name: 'ErroDeDominio', cause: { message: 'sem rede' } })
  expect(String(lido.err['stack'])).toContain('diario.test.ts')
})

it('o pedido aparece pelo caminho, sem a consulta nem os cabeçalhos', () => {
  let escrito = ''
  const registro = criarDiario('info', { write: (linha) => void (escrito += linha) })
  registro.info({ req: { id: '1', method: 'GET', url: `/api/tutor?busca=${email}`, headers: { cookie: email } } })
  expect(escrito).toContain('"rota":"/api/tutor"')
  expect(escrito).not.toContain(email)
})

it('cada pedido é uma linha, com o que se pediu, o que se respondeu e quanto levou: também o que falha e o que ninguém esperou', async () => {
  let escrito = ''
  const loggerInstance: FastifyBaseLogger = criarDiario('info', { write: (linha) => void (escrito += linha) })
  const app = Fastify({ loggerInstance, logController: new RegistroDosPedidos() })
  app.get('/api/bom', async () => ({}))
  app.get('/api/mau', async () => {
    throw new Error('defeito')
  })
  const [entrou, largou] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.get('/api/longo', async (_, reply) => {
    reply.raw.once('close', () => largou.resolve())
    entrou.resolve()
    await largou.promise
    return {}
  })
  const endereco = await app.listen({ port: 0, host: '127.0.0.1' })
  const desistir = new AbortController()
  await fetch(`${endereco}/api/bom?busca=${email}`)
  await fetch(`${endereco}/api/mau`)
  const longo = fetch(`${endereco}/api/longo`, { signal: desistir.signal }).catch(() => undefined)
  await entrou.promise
  desistir.abort()
  await Promise.all([longo, largou.promise])
  await app.close()
  const linhas = escrito
    .split('\n')
    .filter((linha) => linha.includes('"responseTime"'))
    .map((linha) => JSON.parse(linha) as { reqId: string; req: object; res: object })
  expect(linhas.map(({ req, res }) => ({ req, res }))).toEqual([
    { req: expect.objectContaining({ method: 'GET', rota: '/api/bom' }), res: { statusCode: 200 } },
    { req: expect.objectContaining({ method: 'GET', rota: '/api/mau' }), res: { statusCode: 500 } },
    { req: expect.objectContaining({ method: 'GET', rota: '/api/longo' }), res: expect.anything() },
  ])
  expect(escrito).toContain('request closed')
  expect(escrito).not.toContain(email)
})
