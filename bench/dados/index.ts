import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { instalarTarefas } from '../../apps/api/src/infra/tarefas/index.ts'
import { iniciarPostgres, type PostgresEmbutido } from '../../db/embutido/index.ts'
import { migrar } from '../../db/migrar.ts'
import { comConexao, trocarNaUrl } from '../../db/papeis.ts'
import { semearBase } from '../../db/seed/base.ts'
import { semearDemonstracao } from '../../db/seed/demonstracao.ts'
import { criarEmpresa } from './empresa.ts'

export const EMAIL = 'cliente@demo.vet'
const MEDIDA = 'medida'
const raiz = path.resolve(import.meta.dirname, '../..')

/** A database with the demonstration and one company that has so many rows of each kind. */
export interface Dados {
  /** Key of the company. */
  empresa: string
  /** Of a copy: what is measured writes, and what is kept stays as it was made. */
  urlApp: string
  pastaArquivos: string
  postgres: PostgresEmbutido
}

/** What is kept is good for as long as the tables, and what fills them, are the same. */
function versaoDosDados(): string {
  const arquivos = globSync('{db/migrations/*.sql,bench/dados/*.ts}', { cwd: raiz }).toSorted()
  const hash = createHash('sha256')
  for (const arquivo of arquivos) hash.update(arquivo).update(readFileSync(path.join(raiz, arquivo)))
  return hash.digest('hex').slice(0, 12)
}

export const pastaDosDados = (quantos: number): string =>
  path.join(process.env['BENCH_DADOS'] ?? path.join(tmpdir(), 'vetlume-bench'), `${versaoDosDados()}-${quantos}`)

async function criar(postgres: PostgresEmbutido, pastaArquivos: string, quantos: number): Promise<string> {
  const { urlApp, urlDono, urlSuper } = postgres
  await migrar(urlDono)
  await instalarTarefas(urlDono)
  await semearBase(urlApp)
  await semearDemonstracao({ urlApp, urlDono, pastaArquivos, agora: Temporal.Now.instant() })
  return criarEmpresa(urlSuper, EMAIL, quantos)
}

/** Copied file by file; nobody may be connected to what is kept. */
async function copiar({ urlSuper, urlApp }: PostgresEmbutido): Promise<string> {
  await comConexao(trocarNaUrl(urlSuper, { banco: 'postgres' }), async (conexao) => {
    await conexao.query(`drop database if exists ${MEDIDA} with (force)`)
    await conexao.query(`create database ${MEDIDA} template vetlume strategy file_copy owner vetlume_dono`)
    await conexao.query(`revoke all on database ${MEDIDA} from public`)
    await conexao.query(`grant connect on database ${MEDIDA} to vetlume_app`)
  })
  return trocarNaUrl(urlApp, { banco: MEDIDA })
}

/** Made once, in a folder that is kept; one that was left half made is made anew. */
export async function abrirDados(quantos: number): Promise<Dados> {
  const pasta = pastaDosDados(quantos)
  const marca = path.join(pasta, 'empresa')
  const pastaArquivos = path.join(pasta, 'arquivos')
  if (!existsSync(marca)) {
    console.log(`making ${quantos.toLocaleString('pt-BR')} rows of each kind in ${pasta}`)
    rmSync(pasta, { recursive: true, force: true })
    mkdirSync(pasta, { recursive: true })
  }
  const iniciar = () => iniciarPostgres({ pasta: path.join(pasta, 'banco'), acompanhado: true })
  let postgres = await iniciar()
  try {
    if (!existsSync(marca)) {
      const criada = await criar(postgres, pastaArquivos, quantos)
      writeFileSync(marca, criada)
      // A database that has just written all of it holds more memory than one that was only started.
      await postgres.parar()
      postgres = await iniciar()
    }
    return { empresa: readFileSync(marca, 'utf8'), urlApp: await copiar(postgres), pastaArquivos, postgres }
  } catch (erro) {
    await postgres.parar()
    throw erro
  }
}
