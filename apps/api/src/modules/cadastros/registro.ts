import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import { sql } from 'kysely'
import type { CtxCliente, CtxPlataforma } from '../../context.ts'
import { exigirVersao, type Banco } from '../../infra/banco/index.ts'

/** What the verbs of a registry work on: a transaction of the platform, or of one tenant. */
export type CtxDeCadastro = CtxPlataforma & Partial<Pick<CtxCliente, 'cliente'>>

/** Where a record is. */
export interface Lugar {
  tabela: string
  chave: string
  tipoDaChave: 'uuid' | 'int4'
}

type Valores = Readonly<Record<string, unknown>>

function este({ chave, tipoDaChave }: Lugar, { cliente }: CtxDeCadastro, codigo: string) {
  const registro = sql`${sql.ref(chave)} = ${codigo}::${sql.raw(tipoDaChave)}`
  return cliente === undefined ? registro : sql`cliente = ${cliente} and ${registro}`
}

/** Locks the row until commit, so that two changes take turns and the second sees the first. */
export async function travar(ctx: CtxDeCadastro, lugar: Lugar, codigo: string): Promise<void> {
  await sql`select from ${sql.table(lugar.tabela)} where ${este(lugar, ctx, codigo)} for no key update`.execute(ctx.tx)
}

export async function inserir(ctx: CtxDeCadastro, { tabela, chave }: Lugar, valores: Valores): Promise<string> {
  const linha = ctx.cliente === undefined ? valores : { cliente: ctx.cliente, ...valores }
  const colunas = Object.keys(linha).map((coluna) => sql.ref(coluna))
  const { rows } = await sql<{ chave: string | number }>`
    insert into ${sql.table(tabela)} (${sql.join(colunas)}) values (${sql.join(Object.values(linha))})
    returning ${sql.ref(chave)} as chave`.execute(ctx.tx)
  return String(rows[0]?.chave)
}

/** Writes the columns and counts one version more. */
export async function atualizar(ctx: CtxDeCadastro, lugar: Lugar, codigo: string, valores: Valores): Promise<void> {
  const mudancas = Object.entries(valores).map(([coluna, valor]) => sql`${sql.ref(coluna)} = ${valor}`)
  await sql`update ${sql.table(lugar.tabela)} set ${sql.join([...mudancas, sql`versao = versao + 1`])}
    where ${este(lugar, ctx, codigo)}`.execute(ctx.tx)
}

export async function apagar(ctx: CtxDeCadastro, lugar: Lugar, codigo: string): Promise<void> {
  await sql`delete from ${sql.table(lugar.tabela)} where ${este(lugar, ctx, codigo)}`.execute(ctx.tx)
}

/** Which actions of a record's trail make a version of what is saved: only these, or all but these. */
type AcoesDaVersao = { so: readonly AcaoDaTrilha[] } | { menos: readonly AcaoDaTrilha[] }

/** What the verbs of a registry write of the record itself; its parts and its files have actions and versions of their own. */
const DO_REGISTRO = { so: ['CRIAR', 'ALTERAR', 'ATIVAR', 'DESATIVAR', 'UNIR'] } as const

/** Who changed a record last, and when: what the person whose save is refused asks first. */
async function ultimaMudanca({ tx, cliente }: CtxDeCadastro, entidade: string, codigo: string, acoes: AcoesDaVersao) {
  // The platform's trail is the operator's; the policy of a tenant's role shows its own only.
  const dono = cliente === undefined ? sql`(select codigo from cliente where operadora)` : sql`${cliente}`
  const contam = 'so' in acoes ? sql`acao = any(${acoes.so}::text[])` : sql`acao <> all(${acoes.menos}::text[])`
  const { rows } = await sql<{ por: string | null; quando: string }>`
    select nome_usuario as por, quando from auditoria
    where cliente = ${dono} and entidade = ${entidade} and registro = ${codigo} and ${contam}
    order by sequencia desc limit 1`.execute(tx)
  return rows[0]
}

/** Refuses to save over somebody else's change, and says whose it was and what the record is now. */
export async function exigirVersaoAtual(
  ctx: CtxDeCadastro,
  entidade: string,
  atual: { codigo: string; versao: number },
  esperada: number,
  acoes: AcoesDaVersao = DO_REGISTRO,
): Promise<void> {
  if (atual.versao === esperada) return
  const mudanca = await ultimaMudanca(ctx, entidade, atual.codigo, acoes)
  const nome = mudanca?.por
  exigirVersao(atual, esperada, {
    ...(nome == null
      ? {}
      : { mensagem: `${nome} alterou este registro depois que você o abriu. Confira o que mudou antes de salvar.` }),
    detalhes: { atual, por: nome ?? null, quando: mudanca?.quando ?? null },
  })
}

interface Referencia {
  tabela: string
  coluna: string
  legivel: boolean
}

/** The foreign keys that point at a table. Rows that go with the record (`on delete cascade`) are its parts, not its users. */
async function referenciasA(tx: Banco, { tabela, chave }: Lugar): Promise<Referencia[]> {
  const { rows } = await sql<Referencia>`
    select u.relname as tabela, uc.attname as coluna, has_table_privilege(u.oid, 'select') as legivel
    from pg_constraint r
    join pg_class u on u.oid = r.conrelid
    cross join lateral unnest(r.conkey, r.confkey) as par (de, para)
    join pg_attribute uc on uc.attrelid = r.conrelid and uc.attnum = par.de
    join pg_attribute rc on rc.attrelid = r.confrelid and rc.attnum = par.para
    where r.contype = 'f' and r.confrelid = ${tabela}::regclass and rc.attname = ${chave} and r.confdeltype <> 'c'
    order by u.relname`.execute(tx)
  return rows
}

/** A use of a record: the table that points at it, and how many of its rows do, up to `MUITOS`. */
export interface Uso {
  tabela: string
  quantos: number
}

/** From here on, people read "mais de". */
export const MUITOS = 1_000

/** What uses a record, among what the caller's role may read. */
export async function usosDe(ctx: CtxDeCadastro, lugar: Lugar, codigo: string): Promise<Uso[]> {
  const dono = ctx.cliente === undefined ? sql`` : sql`and cliente = ${ctx.cliente}`
  const usos: Uso[] = []
  for (const { tabela, coluna, legivel } of await referenciasA(ctx.tx, lugar)) {
    if (!legivel) continue
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
      select from ${sql.table(tabela)} where ${sql.ref(coluna)} = ${codigo}::${sql.raw(lugar.tipoDaChave)} ${dono} limit ${MUITOS + 1}) as usos`.execute(
      ctx.tx,
    )
    const quantos = rows[0]?.n ?? 0
    if (quantos > 0) usos.push({ tabela, quantos })
  }
  return usos
}
