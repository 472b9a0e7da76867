import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { ErroDePreparo } from './embutido/erro.ts'

/** Name of the database, embedded or not. */
export const BANCO = 'vetlume'
const CONEXAO_MS = 10_000

/** Runs `tarefa` with one connection, closed at the end whatever happens. */
export async function comConexao<T>(url: string, tarefa: (conexao: pg.Client) => Promise<T>): Promise<T> {
  const conexao = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONEXAO_MS,
    application_name: 'vetlume-preparo',
  })
  // A connection lost under a query already rejects that query; the event must not end the process too.
  conexao.on('error', () => undefined)
  await conexao.connect()
  try {
    return await tarefa(conexao)
  } finally {
    await conexao.end()
  }
}

/** The same address with another database, and another login when given. */
export function trocarNaUrl(url: string, troca: { banco: string; usuario?: string; senha?: string }): string {
  const nova = new URL(url)
  nova.pathname = `/${troca.banco}`
  if (troca.usuario) nova.username = troca.usuario
  if (troca.senha) nova.password = encodeURIComponent(troca.senha)
  return nova.href
}

interface Preparo {
  /** Superuser, any database of the server. */
  urlSuper: string
  senhaDono: string
  senhaApp: string
  banco?: string
}

/** Changes a password only when the given one does not open the door, so that a repeated run writes nothing. */
async function garantirSenha(
  conexao: pg.Client,
  urlSuper: string,
  banco: string,
  papel: string,
  senha: string,
): Promise<void> {
  const url = trocarNaUrl(urlSuper, { banco, usuario: papel, senha })
  const aceita = await comConexao(url, async () => true).catch(() => false)
  if (!aceita) await conexao.query(`alter role ${pg.escapeIdentifier(papel)} password ${pg.escapeLiteral(senha)}`)
}

/** Creates, or completes, the database with its roles and extensions (`papeis.sql`). Safe to repeat. */
export async function prepararBanco({ urlSuper, senhaDono, senhaApp, banco = BANCO }: Preparo): Promise<void> {
  await comConexao(urlSuper, async (conexao) => {
    const { rowCount } = await conexao.query('select from pg_database where datname = $1', [banco])
    if (!rowCount)
      await conexao.query(`create database ${pg.escapeIdentifier(banco)} encoding 'UTF8' template template0`)
  })
  const sql = await readFile(new URL('./papeis.sql', import.meta.url), 'utf8')
  await comConexao(trocarNaUrl(urlSuper, { banco }), async (conexao) => {
    await conexao.query(sql)
    await garantirSenha(conexao, urlSuper, banco, 'vetlume_dono', senhaDono)
    await garantirSenha(conexao, urlSuper, banco, 'vetlume_app', senhaApp)
  })
}

const PAPEL = `
  select current_user as papel, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
    exists (select from pg_class c where c.relowner = r.oid and c.relnamespace::regnamespace::text !~ '^pg_') or
    exists (select from pg_namespace n where n.nspowner = r.oid) or
    exists (select from pg_database d where d.datdba = r.oid) as dono
  from pg_roles r where r.rolname = current_user`

/** Roles this one can become, directly or through others, that would undo the protection. */
const ALCANCADOS = `
  select o.rolname from pg_roles o where o.rolname <> current_user and pg_has_role(current_user, o.oid, 'MEMBER') and (
    o.rolsuper or o.rolbypassrls or o.rolcreaterole or o.rolreplication
    or o.rolname in ('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files')
    or exists (select from pg_class c where c.relowner = o.oid and c.relnamespace::regnamespace::text !~ '^pg_')
    or exists (select from pg_database d where d.datdba = o.oid and d.datname = current_database()))`

const FALTANTES = `
  select nome from unnest(array['vetlume_inquilino', 'vetlume_plataforma']) as nome
  where not exists (select from pg_roles r where r.rolname = nome and pg_has_role(current_user, r.oid, 'SET'))`

interface LinhaDoPapel {
  papel: string
  rolsuper: boolean
  rolbypassrls: boolean
  rolcreaterole: boolean
  rolcreatedb: boolean
  rolreplication: boolean
  dono: boolean
}

function motivosDe(linha: LinhaDoPapel): string[] {
  const regras: [boolean, string][] = [
    [linha.rolsuper, 'é superusuário'],
    [linha.rolbypassrls, 'ignora a segurança por linha (BYPASSRLS)'],
    [linha.rolcreaterole, 'pode criar papéis (CREATEROLE)'],
    [linha.rolcreatedb, 'pode criar bancos (CREATEDB)'],
    [linha.rolreplication, 'pode replicar o servidor (REPLICATION)'],
    [linha.dono, 'é dono de tabelas, de um esquema ou do banco'],
  ]
  return regras.flatMap(([vale, motivo]) => (vale ? [motivo] : []))
}

/**
 * Refuses to run with a role that could step over row level security: superuser, BYPASSRLS, owner of tables,
 * or able to become one of those. Also requires the two working roles.
 * @throws ErroDePreparo that lists every reason, in Portuguese.
 */
export async function verificarPapelSeguro(url: string): Promise<void> {
  await comConexao(url, async (conexao) => {
    const { rows: papeis } = await conexao.query<LinhaDoPapel>(PAPEL)
    const { rows: alcancados } = await conexao.query<{ rolname: string }>(ALCANCADOS)
    const { rows: faltantes } = await conexao.query<{ nome: string }>(FALTANTES)
    const motivos = papeis.flatMap(motivosDe)
    // A superuser reaches every role: listing them would bury the reason.
    if (!papeis[0]?.rolsuper)
      motivos.push(...alcancados.map(({ rolname }) => `pode assumir o papel "${rolname}", que não é seguro`))
    motivos.push(...faltantes.map(({ nome }) => `não pode assumir o papel "${nome}", de que o sistema precisa`))
    if (motivos.length === 0) return
    const lista = motivos.map((motivo) => `  - ${motivo}`).join('\n')
    throw new ErroDePreparo(
      `O papel "${papeis[0]?.papel}" de DATABASE_URL não pode ser usado:\n${lista}\nCrie os papéis certos com: DATABASE_URL_SUPER=... npm run db:papeis`,
    )
  })
}
