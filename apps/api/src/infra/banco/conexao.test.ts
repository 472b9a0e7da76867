import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tomarBancoDaSuite, type BancoDaSuite } from '../../../teste/banco-da-suite.ts'
import { comConexao } from '../../../../../db/papeis.ts'
import { conectar, type Conexao } from './conexao.ts'
import { planoGenerico, planoPorValores } from './modo-do-plano.ts'
import { emTransacao } from './transacao.ts'

// Longer than a busy machine takes to answer, shorter than a person would wait.
const ESPERA_MS = 3_000
let banco: BancoDaSuite
let conexao: Conexao
beforeAll(async () => {
  banco = await tomarBancoDaSuite()
})
afterAll(() => banco.soltar())
beforeEach(() => {
  conexao = conectar(banco.urlApp, { maximo: 1, prazos: { query_timeout: ESPERA_MS, statement_timeout: 60_000 } })
})
afterEach(() => conexao.encerrar())

const PLATAFORMA = { papel: 'plataforma' } as const
const contar = (chave: string) => sql`insert into limite (chave, janela, contagem) values (${chave}, '2026-11-20', 1)`
const contada = (chave: string) =>
  emTransacao(conexao.db, PLATAFORMA, (tx) =>
    tx.selectFrom('limite').select('contagem').where('chave', '=', chave).execute(),
  )

/** Connections that the database keeps for the pool, given up or not. */
async function abertas(): Promise<number> {
  const { rowCount } = await comConexao(banco.urlSuper, (superior) =>
    superior.query(`select from pg_stat_activity where datname = current_database() and application_name = 'vetlume'`),
  )
  return rowCount ?? 0
}

it('um banco que não está lá é indisponível, pela porta e pelo soquete', async () => {
  for (const host of ['127.0.0.1', '/lugar/nenhum']) {
    const url = new URL(banco.urlApp)
    url.port = '1'
    url.searchParams.set('host', host)
    const semBanco = conectar(url.href, { maximo: 1 })
    await expect(emTransacao(semBanco.db, PLATAFORMA, async () => null)).rejects.toMatchObject({
      codigo: 'INDISPONIVEL',
    })
    await semBanco.encerrar()
  }
})

it('uma consulta sem resposta leva a conexão com ela: o que ficou pela metade não se mistura com o pedido seguinte', async () => {
  const [perdida, seguinte] = [randomUUID(), randomUUID()]
  const lenta = emTransacao(conexao.db, PLATAFORMA, async (tx) => {
    await contar(perdida).execute(tx)
    await sql`select pg_sleep(${(2 * ESPERA_MS) / 1000}::float8)`.execute(tx)
  })
  await expect(lenta).rejects.toMatchObject({ codigo: 'INDISPONIVEL' })
  await emTransacao(conexao.db, PLATAFORMA, (tx) => contar(seguinte).execute(tx))
  await expect.poll(abertas).toBe(1)
  expect(await contada(perdida)).toEqual([])
  expect(await contada(seguinte)).toEqual([{ contagem: 1 }])
})

it('uma conexão cortada pelo servidor é trocada, e o pedido seguinte é atendido', async () => {
  const superior = conectar(banco.urlSuper, { maximo: 1 })
  const cortada = emTransacao(conexao.db, PLATAFORMA, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(superior.db)
    await new Promise((depois) => setTimeout(depois, 50))
    await sql`select 1`.execute(tx)
  })
  await expect(cortada).rejects.toMatchObject({ codigo: 'INDISPONIVEL' })
  expect(await contada(randomUUID())).toEqual([])
  await superior.encerrar()
})

it('o que segue uma abertura recusada é recusado com ela, e a conexão continua boa', async () => {
  await conexao.db.connection().execute(async (tx) => {
    const seguinte = () => sql<{ um: number }>`select ${1}::int as um`.execute(tx)
    await sql.raw('begin; set local role papel_que_nao_existe').execute(tx)
    await expect(seguinte()).rejects.toMatchObject({ code: '25P02' })
    await sql.raw('rollback').execute(tx)
    expect((await seguinte()).rows).toEqual([{ um: 1 }])
  })
})

describe('o fim de quem nada deixou para o fim', () => {
  const daEmpresa = (cliente: string) => ({ papel: 'cliente', cliente }) as const
  const onde = sql<{ papel: string; cliente: string; transacao: string }>`
    select current_user as papel, current_setting('app.cliente') as cliente, txid_current()::text as transacao, ${1}::int`

  it('sessenta transações por uma conexão só, uma atrás da outra: cada uma tem a sua, no seu papel e na sua empresa', async () => {
    const empresas = Array.from({ length: 60 }, (_, i) => (i % 3 === 0 ? null : randomUUID()))
    const lidas = await Promise.all(
      empresas.map((cliente) =>
        emTransacao(conexao.db, cliente === null ? PLATAFORMA : daEmpresa(cliente), async (tx) => {
          const antes = (await onde.execute(tx)).rows[0]
          expect((await onde.execute(tx)).rows[0]).toEqual(antes)
          return antes
        }),
      ),
    )
    expect(lidas.map((lida) => lida?.cliente)).toEqual(empresas.map((cliente) => cliente ?? ''))
    expect(lidas.map((lida) => lida?.papel)).toEqual(
      empresas.map((cliente) => (cliente === null ? 'vetlume_plataforma' : 'vetlume_inquilino')),
    )
    expect(new Set(lidas.map((lida) => lida?.transacao)).size).toBe(60)
  })

  it('quem espera a conexão vai no pacote em que a outra termina', async () => {
    await emTransacao(conexao.db, PLATAFORMA, (tx) => onde.execute(tx))
    const soquete = Socket.prototype as Required<Socket>
    const idas = [vi.spyOn(soquete, '_write'), vi.spyOn(soquete, '_writev')]
    await Promise.all([1, 2, 3].map(() => emTransacao(conexao.db, PLATAFORMA, (tx) => onde.execute(tx))))
    // Each with its opening, the ends of two of them with the next, and the last one's by itself.
    expect(idas.reduce((soma, { mock }) => soma + mock.calls.length, 0)).toBe(4)
    for (const ida of idas) ida.mockRestore()
  })

  it('uma consulta que ficou sem ser esperada é da sua transação, e o seguinte não a vê', async () => {
    const [uma, outra] = [randomUUID(), randomUUID()]
    const soltas: Promise<{ rows: { cliente: string }[] }>[] = []
    const solta = sql<{ cliente: string }>`select current_setting('app.cliente') as cliente, pg_sleep(${0.1}::float8)`
    const [, seguinte] = await Promise.all([
      emTransacao(conexao.db, daEmpresa(uma), async (tx) => void soltas.push(solta.execute(tx), solta.execute(tx))),
      emTransacao(conexao.db, daEmpresa(outra), async (tx) => (await onde.execute(tx)).rows[0]?.cliente),
    ])
    expect((await Promise.all(soltas)).map(({ rows }) => rows[0]?.cliente)).toEqual([uma, uma])
    expect(seguinte).toBe(outra)
  })

  it('o que o banco só recusa no fim não é dado por feito, e quem vem atrás é atendido', async () => {
    await comConexao(banco.urlSuper, async (superior) => {
      await superior.query('create table if not exists adiada (n int unique deferrable initially deferred)')
      await superior.query('grant select, insert on adiada to vetlume_plataforma')
    })
    const inserir = (n: number) =>
      emTransacao(conexao.db, PLATAFORMA, (tx) => sql`insert into adiada values (${n})`.execute(tx))
    const escritas = await Promise.allSettled([inserir(1), inserir(1), inserir(2)])
    expect(escritas.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const { rows } = await emTransacao(conexao.db, PLATAFORMA, (tx) => sql`select n from adiada order by n`.execute(tx))
    expect(rows).toEqual([{ n: 1 }, { n: 2 }])
    await comConexao(banco.urlSuper, (superior) => superior.query('drop table adiada'))
  })
})

describe('uma leitura', () => {
  const leitura = (cliente: string) => ({ papel: 'cliente', cliente, soLe: true }) as const
  const quem = sql<{ papel: string; cliente: string; soLe: string }>`
    select current_user as papel, nullif(current_setting('app.cliente', true), '') as cliente,
      current_setting('transaction_read_only') as "soLe", ${1}::int`

  it('o que escrevesse é recusado pelo banco, e nada fica; a conexão continua boa', async () => {
    const chave = randomUUID()
    const errada = emTransacao(conexao.db, { ...PLATAFORMA, soLe: true }, (tx) => contar(chave).execute(tx))
    await expect(errada).rejects.toMatchObject({ code: '25006' })
    const noFim = emTransacao(
      conexao.db,
      { ...PLATAFORMA, soLe: true },
      async (_tx, fim) => void fim.push(contar(chave)),
    )
    await expect(noFim).rejects.toMatchObject({ code: '25006' })
    expect(await contada(chave)).toEqual([])
    await emTransacao(conexao.db, PLATAFORMA, (tx) => contar(chave).execute(tx))
    expect(await contada(chave)).toEqual([{ contagem: 1 }])
  })

  it('é respondida sem esperar o seu fim, e quem toma a conexão não herda nada dela', async () => {
    const [uma, outra] = [randomUUID(), randomUUID()]
    const envios = vi.spyOn(pg.Client.prototype, 'query')
    await emTransacao(conexao.db, leitura(uma), (tx) => quem.execute(tx))
    const fim = envios.mock.results.at(-1)
    expect(envios.mock.calls.at(-1)?.[0]).toBe('commit')
    // Answered already, while the commit is on its way.
    const feito = await Promise.race([fim?.value as Promise<unknown>, Promise.resolve('a caminho')])
    expect(feito).toBe('a caminho')
    envios.mockRestore()
    const [daOutra, solta] = await Promise.all([
      emTransacao(conexao.db, leitura(outra), (tx) => quem.execute(tx)),
      quem.execute(conexao.db),
      emTransacao(conexao.db, PLATAFORMA, (tx) => contar(randomUUID()).execute(tx)),
    ])
    expect(daOutra.rows).toEqual([{ papel: 'vetlume_inquilino', cliente: outra, soLe: 'on', int4: 1 }])
    expect(solta.rows).toEqual([{ papel: 'vetlume_app', cliente: null, soLe: 'off', int4: 1 }])
  })
})

describe('modo do plano', () => {
  const umDe = (n: number) => sql`select ${n}::int as um`
  const generica = (n: number) => planoGenerico('lê sempre igual', umDe(n))
  const porValores = (n: number) => planoPorValores('cada valor lê o seu', umDe(n))

  /** How often each statement was planned for any value, and for its own; the pool has one connection. */
  async function planos() {
    const { rows } = await emTransacao(conexao.db, PLATAFORMA, (tx) =>
      sql<{ statement: string; generic_plans: number; custom_plans: number }>`
        select statement, generic_plans, custom_plans from pg_prepared_statements where statement like '%as um'`.execute(
        tx,
      ),
    )
    return Object.fromEntries(
      rows.map((linha) => [
        /force_[a-z_]+/.exec(linha.statement)?.[0] ?? 'auto',
        [linha.generic_plans, linha.custom_plans],
      ]),
    )
  }

  it('cada consulta é planejada como declara, e a que nada declara fica como o banco quer', async () => {
    for (let vez = 0; vez < 8; vez++)
      await emTransacao(conexao.db, PLATAFORMA, async (tx) => {
        await generica(vez).execute(tx)
        await umDe(vez).execute(tx)
        await porValores(vez).execute(tx)
        await generica(vez).execute(tx)
      })
    expect(await planos()).toEqual({ force_generic_plan: [16, 0], auto: [3, 5], force_custom_plan: [0, 8] })
  })

  it('linhas escritas pelos seus valores ficam no modo que vale: nenhuma mudança sai por causa delas', async () => {
    const espia = vi.spyOn(pg.Client.prototype, 'query')
    await emTransacao(conexao.db, PLATAFORMA, async (tx) => {
      await generica(1).execute(tx)
      await sql`insert into limite (chave, janela, contagem) values (${randomUUID()}, now(), ${1})`.execute(tx)
      await generica(2).execute(tx)
    })
    const pedidos = espia.mock.calls.map(([pedido]) => JSON.stringify(pedido))
    const mudancas = pedidos.filter((pedido) => /set local plan_cache_mode/.test(pedido))
    espia.mockRestore()
    expect(mudancas).toHaveLength(1)
  })

  it('o modo da primeira consulta vai no texto da abertura, e o de outra em um seu', async () => {
    const espia = vi.spyOn(pg.Client.prototype, 'query')
    await emTransacao(conexao.db, PLATAFORMA, async (tx) => {
      await generica(1).execute(tx)
      await porValores(2).execute(tx)
    })
    const textos = espia.mock.calls.map(([pedido]) => (typeof pedido === 'string' ? pedido : 'consulta'))
    espia.mockRestore()
    expect(textos).toEqual([
      expect.stringMatching(/^begin; .*; set local plan_cache_mode = force_generic_plan$/),
      'consulta',
      'set local plan_cache_mode = force_custom_plan',
      'consulta',
      'commit',
    ])
  })

  it('o modo acaba com a transação, mesmo desfeita', async () => {
    const desfeita = emTransacao(conexao.db, PLATAFORMA, async (tx) => {
      await generica(1).execute(tx)
      throw new Error('desfaz')
    })
    await expect(desfeita).rejects.toThrow('desfaz')
    await emTransacao(conexao.db, PLATAFORMA, (tx) => generica(2).execute(tx))
    await emTransacao(conexao.db, PLATAFORMA, (tx) => umDe(3).execute(tx))
    expect(await planos()).toEqual({ force_generic_plan: [2, 0], auto: [0, 1] })
  })

  it('declarar não custa uma espera: a mudança sai com a consulta e não pede resposta', async () => {
    await emTransacao(conexao.db, PLATAFORMA, async (tx) => {
      await umDe(1).execute(tx)
      const soquete = Socket.prototype as Required<Socket>
      const idas = [vi.spyOn(soquete, '_write'), vi.spyOn(soquete, '_writev')]
      await generica(2).execute(tx)
      expect(idas.map(({ mock }) => mock.calls.length)).toEqual([0, 1])
      for (const ida of idas) ida.mockRestore()
    })
  })

  it('depois de um erro que desfaz tudo, a consulta declarada é recusada como as outras', async () => {
    const quebrada = emTransacao(conexao.db, PLATAFORMA, async (tx) => {
      await expect(sql`select ${0}::int / 0`.execute(tx)).rejects.toMatchObject({ code: '22012' })
      await expect(generica(1).execute(tx)).rejects.toMatchObject({ code: '25P02' })
      await expect(umDe(2).execute(tx)).rejects.toMatchObject({ code: '25P02' })
    })
    await quebrada
    expect((await emTransacao(conexao.db, PLATAFORMA, (tx) => generica(3).execute(tx))).rows).toEqual([{ um: 3 }])
  })
})

it('um instante lido é texto em UTC com milissegundos, venha como vier', async () => {
  const { rows } =
    await sql`select '2026-11-20 10:29:31.123456+00'::timestamptz as fracao, '2026-11-20 10:29:31+00'::timestamptz as inteiro,
    '2026-11-20 10:29:31.5+00'::timestamptz as meio`.execute(conexao.db)
  expect(rows).toEqual([
    { fracao: '2026-11-20T10:29:31.123Z', inteiro: '2026-11-20T10:29:31.000Z', meio: '2026-11-20T10:29:31.500Z' },
  ])
  await conexao.db.connection().execute(async (tx) => {
    await sql`set time zone 'America/Sao_Paulo'`.execute(tx)
    const { rows: deLa } = await sql`select '2026-11-20 10:29:31.25+00'::timestamptz as quando`.execute(tx)
    await sql`set time zone default`.execute(tx)
    expect(deLa).toEqual([{ quando: '2026-11-20T10:29:31.250Z' }])
  })
})
