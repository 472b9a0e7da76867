import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../teste/ambiente.ts'
import { eventosDe } from '../../teste/eventos.ts'
import { criarEmpresa, type Empresa } from '../../teste/fabricas.ts'
import { diferencas, gravarAuditoria } from './auditoria.ts'
import { emTransacao, juntas, type Banco } from './banco/index.ts'
import { conferirCadeias } from './tarefas/conferencia.ts'
import { SEM_FIM } from './pedinte.ts'
import { criarDiario } from './diario.ts'
import { emCliente } from './unidade.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const comum = () => ({
  agora: amb.relogio.agora(),
  ator: null,
  servicos: amb.servicos,
  requestId: 'teste',
  sinal: SEM_FIM,
  endereco: '127.0.0.1',
  logger: criarDiario('silent'),
})
const registrar = (registro: string) =>
  emCliente(amb.dbApp, comum(), empresa.cliente, async (ctx) =>
    ctx.auditar({ acao: 'ALTERAR', entidade: 'teste', registro, mudancas: { campo: [null, registro] } }),
  )
const quebradas = async () =>
  (await conferirCadeias(amb.dbApp, criarDiario('silent'))).filter(({ cliente }) => cliente === empresa.cliente)

describe('trilha de auditoria', () => {
  it('encadeia também o que acontece ao mesmo tempo, sem buraco', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, i) => registrar(`r${i}`)))
    const linhas = await amb.db
      .selectFrom('auditoria')
      .select(['sequencia'])
      .where('cliente', '=', empresa.cliente)
      .orderBy('sequencia')
      .execute()
    expect(linhas.map(({ sequencia }) => sequencia)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
    expect(await quebradas()).toEqual([])
  })

  it('segue na mesma transação, linha a linha, em lotes e depois do que se desfez', async () => {
    const outra = await criarEmpresa(amb)
    const registros = (n: number, de: string) =>
      Array.from({ length: n }, (_, i) => ({
        acao: 'ALTERAR' as const,
        entidade: 'teste',
        registro: `${de}${i}`,
        mudancas: {},
      }))
    const anotar = async (tx: Banco, n: number, de: string) =>
      juntas(tx, await gravarAuditoria(tx, outra.cliente, registros(n, de), { ...comum(), endereco: null }))
    await emTransacao(amb.dbApp, { papel: 'cliente', cliente: outra.cliente }, async (tx) => {
      await anotar(tx, 1, 'a')
      await anotar(tx, 3, 'b')
      await sql`savepoint aqui`.execute(tx)
      await anotar(tx, 2, 'desfeita')
      await sql`rollback to savepoint aqui`.execute(tx)
      await anotar(tx, 1, 'c')
      await anotar(tx, 502, 'd')
    })
    await emTransacao(amb.dbApp, { papel: 'cliente', cliente: outra.cliente }, async (tx) => {
      await sql`savepoint aqui`.execute(tx)
      await anotar(tx, 2, 'desfeita')
      await sql`rollback to savepoint aqui`.execute(tx)
      await anotar(tx, 2, 'e')
    })
    const linhas = await amb.db
      .selectFrom('auditoria')
      .select(['sequencia', 'registro'])
      .where('cliente', '=', outra.cliente)
      .orderBy('sequencia')
      .execute()
    expect(linhas.map(({ sequencia }) => sequencia)).toEqual(Array.from({ length: 509 }, (_, i) => i + 1))
    expect([...linhas.slice(0, 6), ...linhas.slice(-2)].map(({ registro }) => registro)).toEqual([
      'a0',
      'b0',
      'b1',
      'b2',
      'c0',
      'd0',
      'e0',
      'e1',
    ])
    expect(
      (await conferirCadeias(amb.dbApp, criarDiario('silent'))).filter((c) => c.cliente === outra.cliente),
    ).toEqual([])
  })

  it('em uma instrução de duas empresas, anda cada uma a sua cadeia', async () => {
    const [uma, outra] = [await criarEmpresa(amb), await criarEmpresa(amb)]
    const linha = ({ cliente }: Empresa, registro: string) =>
      sql`(${cliente}::uuid, now(), 'teste', 'ALTERAR', 'teste', ${registro}, '{}'::jsonb)`
    await sql`insert into auditoria (cliente, quando, requisicao, acao, entidade, registro, mudancas)
      values ${sql.join([linha(uma, '1'), linha(outra, '1'), linha(uma, '2'), linha(outra, '2'), linha(outra, '3')])}`.execute(
      amb.db,
    )
    const delas = ({ cliente }: { cliente: string }) => cliente === uma.cliente || cliente === outra.cliente
    const cabecas = await amb.db.selectFrom('auditoria_cadeia').select(['cliente', 'sequencia']).execute()
    expect(new Map(cabecas.filter(delas).map(({ cliente, sequencia }) => [cliente, sequencia]))).toEqual(
      new Map([
        [uma.cliente, 2],
        [outra.cliente, 3],
      ]),
    )
    expect((await conferirCadeias(amb.dbApp, criarDiario('silent'))).filter(delas)).toEqual([])
  })

  it('some com a mudança que falhou', async () => {
    const antes = await amb.db
      .selectFrom('auditoria')
      .select(sql<number>`count(*)`.as('n'))
      .where('cliente', '=', empresa.cliente)
      .executeTakeFirstOrThrow()
    const falha = emCliente(amb.dbApp, comum(), empresa.cliente, async (ctx) => {
      ctx.auditar({ acao: 'ALTERAR', entidade: 'teste', registro: 'x', mudancas: {} })
      ctx.publicar({ tipo: 'teste.falhou', dados: {} })
      throw new Error('depois de coletar')
    })
    await expect(falha).rejects.toThrow('depois de coletar')
    const depois = await amb.db
      .selectFrom('auditoria')
      .select(sql<number>`count(*)`.as('n'))
      .where('cliente', '=', empresa.cliente)
      .executeTakeFirstOrThrow()
    expect(depois).toEqual(antes)
    expect(await eventosDe(amb, empresa.cliente, 'teste.falhou')).toEqual([])
  })

  it('não se muda nem se apaga, nem como dono do banco', async () => {
    await expect(
      sql`update auditoria set acao = 'X' where cliente = ${empresa.cliente}`.execute(amb.db),
    ).rejects.toThrow(/imutável/)
    await expect(sql`delete from auditoria where cliente = ${empresa.cliente}`.execute(amb.db)).rejects.toThrow(
      /imutável/,
    )
  })

  it('quem burla o gatilho é descoberto no elo exato', async () => {
    await amb.db.connection().execute(async (conexao) => {
      await sql`set session_replication_role = replica`.execute(conexao)
      await sql`update auditoria set mudancas = '{"campo": [null, "outro"]}' where cliente = ${empresa.cliente} and sequencia = 7`.execute(
        conexao,
      )
      await sql`set session_replication_role = origin`.execute(conexao)
    })
    expect(await quebradas()).toEqual([{ cliente: empresa.cliente, sequencia: 7 }])
  })

  it('cortar o fim da cadeia, ou passar um texto para o campo vizinho, também se descobre', async () => {
    const outra = await criarEmpresa(amb)
    const anotar = (endereco: string | null, requestId: string) =>
      emCliente(amb.dbApp, { ...comum(), endereco, requestId }, outra.cliente, async (ctx) =>
        ctx.auditar({ acao: 'ALTERAR', entidade: 'teste', registro: 'x', mudancas: {} }),
      )
    const quebra = async () =>
      (await conferirCadeias(amb.dbApp, criarDiario('silent'))).filter(({ cliente }) => cliente === outra.cliente)
    const burlando = (comando: ReturnType<typeof sql>) =>
      amb.db.connection().execute(async (conexao) => {
        await sql`set session_replication_role = replica`.execute(conexao)
        await comando.execute(conexao)
        await sql`set session_replication_role = origin`.execute(conexao)
      })
    for (let i = 0; i < 3; i++) await anotar('127.0.0.1', `r${i}`)
    expect(await quebra()).toEqual([])
    await burlando(
      sql`update auditoria set nome_usuario = requisicao, requisicao = endereco, endereco = null where cliente = ${outra.cliente} and sequencia = 2`,
    )
    expect(await quebra()).toEqual([{ cliente: outra.cliente, sequencia: 2 }])
    await burlando(
      sql`update auditoria set endereco = requisicao, requisicao = nome_usuario, nome_usuario = null where cliente = ${outra.cliente} and sequencia = 2`,
    )
    expect(await quebra()).toEqual([])
    await burlando(sql`delete from auditoria where cliente = ${outra.cliente} and sequencia = 3`)
    expect(await quebra()).toEqual([{ cliente: outra.cliente, sequencia: 2 }])
    await burlando(sql`delete from auditoria where cliente = ${outra.cliente}`)
    expect(await quebra()).toEqual([{ cliente: outra.cliente, sequencia: 3 }])
  })

  it('guarda só o que mudou', () => {
    expect(diferencas({ nome: 'A', idade: 1, versao: 1 }, { nome: 'B', idade: 1, versao: 2 })).toEqual({
      nome: ['A', 'B'],
    })
    expect(diferencas(null, { nome: 'B', apelido: null, fora: undefined })).toEqual({ nome: [null, 'B'] })
  })
})
