import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { ErroDePreparo } from './embutido/erro.ts'
import { comConexao } from './papeis.ts'

// Not Kysely's migrator: it runs everything in one transaction and records only names, while here each file
// is its own transaction and a landed file that changes is an error.

const PASTA = fileURLToPath(new URL('./migrations', import.meta.url))
const TRAVA = 5_837_201_126

interface Migracao {
  nome: string
  sha256: string
  sql: string
}

function lerMigracoes(pasta: string): Migracao[] {
  const nomes = readdirSync(pasta)
    .filter((nome) => nome.endsWith('.sql'))
    .sort()
  return nomes.map((nome) => {
    const sql = readFileSync(join(pasta, nome), 'utf8')
    return { nome: basename(nome, '.sql'), sha256: createHash('sha256').update(sql).digest('hex'), sql }
  })
}

/** Files still to run, in order. Applied ones must still be there and be the same. */
function pendentes(arquivos: Migracao[], aplicadas: Map<string, string>): Migracao[] {
  const nomes = new Set(arquivos.map(({ nome }) => nome))
  const sumiu = [...aplicadas.keys()].find((nome) => !nomes.has(nome))
  if (sumiu)
    throw new ErroDePreparo(
      `O banco de dados já recebeu a migração "${sumiu}", que esta versão do Vetlume não conhece. Use a versão mais nova.`,
    )
  return arquivos.filter(({ nome, sha256 }) => {
    const aplicada = aplicadas.get(nome)
    if (aplicada === undefined) return true
    if (aplicada === sha256) return false
    throw new ErroDePreparo(
      `A migração "${nome}" foi alterada depois de aplicada neste banco. Restaure o arquivo e faça a mudança em uma migração nova.`,
    )
  })
}

async function lerAplicadas(conexao: pg.Client): Promise<Map<string, string>> {
  const { rows } = await conexao.query<{ nome: string; sha256: string }>('select nome, sha256 from migracao')
  return new Map(rows.map(({ nome, sha256 }) => [nome, sha256]))
}

async function criarDiario(conexao: pg.Client): Promise<void> {
  await conexao.query(`create table if not exists migracao (
    nome text constraint migracao_pk primary key,
    sha256 text not null,
    aplicada_em timestamptz not null default now())`)
  await conexao.query('grant select on migracao to vetlume_app')
}

async function aplicar(conexao: pg.Client, { nome, sha256, sql }: Migracao): Promise<void> {
  await conexao.query('begin')
  try {
    await conexao.query(sql)
    await conexao.query('insert into migracao (nome, sha256) values ($1, $2)', [nome, sha256])
    await conexao.query('commit')
  } catch (causa) {
    await conexao.query('rollback')
    const motivo = causa instanceof Error ? causa.message : String(causa)
    throw new ErroDePreparo(`A migração "${nome}" falhou e foi desfeita: ${motivo}`, { cause: causa })
  }
}

/**
 * Brings the schema up to date as its owner: each file of `db/migrations` in its own transaction, in name
 * order, one process at a time. Returns the names applied now.
 */
export async function migrar(urlDono: string, pasta = PASTA): Promise<string[]> {
  const arquivos = lerMigracoes(pasta)
  return comConexao(urlDono, async (conexao) => {
    await conexao.query('select pg_advisory_lock($1)', [TRAVA])
    await criarDiario(conexao)
    const aAplicar = pendentes(arquivos, await lerAplicadas(conexao))
    for (const migracao of aAplicar) await aplicar(conexao, migracao)
    return aAplicar.map(({ nome }) => nome)
  })
}

/** For a program without the owner's address: refuses a schema that is not the one of this version. */
export async function verificarEsquema(urlApp: string, pasta = PASTA): Promise<void> {
  const arquivos = lerMigracoes(pasta)
  await comConexao(urlApp, async (conexao) => {
    const { rows } = await conexao.query<{ existe: boolean }>(
      "select to_regclass('public.migracao') is not null as existe",
    )
    const aplicadas = rows[0]?.existe ? await lerAplicadas(conexao) : new Map<string, string>()
    const faltam = pendentes(arquivos, aplicadas)
    if (faltam.length === 0) return
    throw new ErroDePreparo(
      `O banco de dados está atrasado: faltam ${faltam.length} migrações, a partir de "${faltam[0]?.nome}". Indique DATABASE_URL_DONO (dono do esquema) para que sejam aplicadas.`,
    )
  })
}
