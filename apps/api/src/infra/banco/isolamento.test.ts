import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { emTransacao } from './index.ts'

let amb: Ambiente
let a: Empresa
let b: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  a = await criarEmpresa(amb)
  b = await criarEmpresa(amb)
  await criarAnimal(amb, a.cliente)
  await criarAnimal(amb, b.cliente)
})
afterAll(() => amb.fechar())

const linhas = async <T>(consulta: ReturnType<typeof sql<T>>) => (await consulta.execute(amb.db)).rows

describe('catálogo', () => {
  it('toda tabela com a coluna cliente tem RLS forçada, política e nenhum dono entre os papéis do programa', async () => {
    const tabelas = await linhas(sql<{
      tabela: string
      rls: boolean
      forcada: boolean
      politicas: number
      dono: string
    }>`
      select c.relname as tabela, c.relrowsecurity as rls, c.relforcerowsecurity as forcada, c.relowner::regrole::text as dono,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid and 'vetlume_inquilino'::regrole = any (p.polroles)) as politicas
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'cliente' and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and exists (select from information_schema.role_table_grants g where g.table_name = c.relname and g.grantee = 'vetlume_inquilino')`)
    expect(tabelas.length).toBeGreaterThan(25)
    expect(
      tabelas.filter(
        ({ rls, forcada, politicas, dono }) => !rls || !forcada || politicas !== 1 || dono !== 'vetlume_dono',
      ),
    ).toEqual([])
  })

  it('toda chave primária e estrangeira de inquilino leva o cliente', async () => {
    const soltas = await linhas(sql<{ nome: string }>`
      select con.conname as nome from pg_constraint con
      join pg_class de on de.oid = con.conrelid join pg_class para on para.oid = con.confrelid
      where con.contype = 'f' and con.connamespace = 'public'::regnamespace and para.relname not in ('cliente')
        and exists (select from pg_attribute x where x.attrelid = para.oid and x.attname = 'cliente' and not x.attisdropped)
        and exists (select from pg_policy p where p.polrelid = para.oid)
        and not exists (select from pg_attribute x where x.attrelid = de.oid
          and x.attname = case de.relname when 'cliente' then 'codigo' else 'cliente' end and x.attnum = any (con.conkey))`)
    expect(soltas).toEqual([])
  })

  it('as políticas são expressões inline e nenhuma lê uma configuração de desvio', async () => {
    const politicas = await linhas(sql<{ expressao: string }>`
      select distinct pg_get_expr(polqual, polrelid) as expressao from pg_policy
      where 'vetlume_inquilino'::regrole = any (polroles) and polrelid <> 'cliente'::regclass`)
    expect(politicas).toEqual([
      { expressao: "(cliente = (NULLIF(current_setting('app.cliente'::text, true), ''::text))::uuid)" },
    ])
  })

  it('nenhuma função SECURITY DEFINER fica aberta a todos nem sem search_path', async () => {
    const funcoes = await linhas(sql<{ nome: string }>`
      select p.oid::regprocedure::text as nome from pg_proc p
      where p.prosecdef and p.pronamespace::regnamespace::text in ('public', 'busca')
        and (p.proowner <> 'vetlume_busca'::regrole or p.proacl is null or p.proacl::text like '%{=X%' or p.proacl::text like '%,=X%'
          or not exists (select from unnest(p.proconfig) c where c like 'search_path=pg_catalog%'))`)
    expect(funcoes).toEqual([])
  })
})

describe('isolamento', () => {
  it('uma consulta sem filtro só enxerga o próprio inquilino', async () => {
    const vistos = await emTransacao(amb.dbApp, { papel: 'cliente', cliente: a.cliente }, (tx) =>
      tx.selectFrom('animal').select('cliente').execute(),
    )
    expect(new Set(vistos.map(({ cliente }) => cliente))).toEqual(new Set([a.cliente]))
  })

  it('gravar uma linha de outro inquilino é recusado pelo banco', async () => {
    const gravar = emTransacao(amb.dbApp, { papel: 'cliente', cliente: a.cliente }, (tx) =>
      tx.insertInto('especialidade').values({ cliente: b.cliente, nome: 'Invasora' }).execute(),
    )
    await expect(gravar).rejects.toThrow(/row-level security/)
  })

  it('apontar para a linha de outro inquilino é recusado pela chave estrangeira', async () => {
    const gravar = emTransacao(amb.dbApp, { papel: 'cliente', cliente: a.cliente }, (tx) =>
      tx
        .insertInto('servico')
        .values({
          cliente: a.cliente,
          nome: 'X',
          modalidade: 'CONSULTA',
          duracao_minutos: 30,
          preco_centavos: 1,
          especialidade: b.especialidade,
        })
        .execute(),
    )
    await expect(gravar).rejects.toThrow()
  })

  it('o papel da plataforma não lê linha clínica, e o programa sem papel não lê nada', async () => {
    await expect(
      emTransacao(amb.dbApp, { papel: 'plataforma' }, (tx) => tx.selectFrom('animal').selectAll().execute()),
    ).rejects.toThrow(/permission denied/)
    await expect(sql`select 1 from laudo`.execute(amb.dbApp)).rejects.toThrow(/permission denied/)
    await expect(sql`select 1 from usuario`.execute(amb.dbApp)).rejects.toThrow(/permission denied/)
  })

  it('o inquilino não lê contas nem sessões', async () => {
    for (const tabela of ['usuario', 'sessao', 'renovacao', 'vinculo', 'pessoa', 'limite']) {
      const ler = emTransacao(amb.dbApp, { papel: 'cliente', cliente: a.cliente }, (tx) =>
        sql`select 1 from ${sql.table(tabela)}`.execute(tx),
      )
      await expect(ler).rejects.toThrow(/permission denied/)
    }
  })

  it('um inquilino que não é uuid não chega ao banco', async () => {
    for (const cliente of [`' or true --`, '', `${a.cliente}'; reset role; --`]) {
      await expect(emTransacao(amb.dbApp, { papel: 'cliente', cliente }, async () => 1)).rejects.toMatchObject({
        codigo: 'CONTEXTO_NECESSARIO',
      })
    }
  })

  it('a conexão volta limpa ao pool: nem papel nem inquilino sobrevivem à transação', async () => {
    await emTransacao(amb.dbApp, { papel: 'cliente', cliente: a.cliente }, async () => undefined)
    const { rows } = await sql<{
      papel: string
      cliente: string | null
    }>`select current_user as papel, nullif(current_setting('app.cliente', true), '') as cliente`.execute(amb.dbApp)
    expect(rows).toEqual([{ papel: 'vetlume_app', cliente: null }])
  })
})
