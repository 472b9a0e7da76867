import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { instalarTarefas } from '../apps/api/src/infra/tarefas/index.ts'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import { recusarRestauracaoPendente } from '../db/embutido/copia/restaurar.ts'
import type { PostgresEmbutido } from '../db/embutido/index.ts'
import { iniciarPostgres } from '../db/embutido/index.ts'
import { migrar, verificarEsquema } from '../db/migrar.ts'
import { comConexao, verificarPapelSeguro } from '../db/papeis.ts'
import { semearBase } from '../db/seed/base.ts'
import type { Ambiente } from './ambiente.ts'
import type { Chaves } from './chaves.ts'
import { conferirChaves, lerChaves } from './chaves.ts'
import type { Encerramento } from './encerramento.ts'
import type { PedidoDeCarga } from './semear.ts'

/** A database with its schema up to date. `urlDono` is null when an own database gave no owner. */
export interface Banco {
  urlApp: string
  urlDono: string | null
  chaves: Chaves
  recriar: (() => Promise<void>) | null
  /** Whether the embedded one is up; null for an own one. */
  situacao: PostgresEmbutido['situacao'] | null
}

/** Schema, job queue and the registries every installation has; all three do nothing when already in place. */
async function atualizar(urlDono: string, urlApp: string): Promise<void> {
  await migrar(urlDono)
  await instalarTarefas(urlDono)
  await semearBase(urlApp)
}

async function abrirExterno(urlApp: string, urlDono: string | null): Promise<void> {
  await comConexao(urlApp, async () => undefined).catch((causa: unknown) => {
    const motivo = causa instanceof Error ? causa.message || causa.name : String(causa)
    throw new ErroDePreparo(`Não foi possível conectar ao banco de dados de DATABASE_URL: ${motivo}`, { cause: causa })
  })
  await verificarPapelSeguro(urlApp)
  if (urlDono) await atualizar(urlDono, urlApp)
  else await verificarEsquema(urlApp)
}

/** The database to serve from: DATABASE_URL, else the embedded one, started here and stopped at the end. */
export async function abrirBanco(ambiente: Ambiente, encerramento: Encerramento): Promise<Banco> {
  if (!ambiente.bancoExterno) recusarRestauracaoPendente(ambiente.pastaDados)
  // Missing keys are told before anything is started for nothing.
  const chaves = lerChaves(ambiente)
  if (ambiente.bancoExterno) {
    const { bancoExterno: urlApp, bancoExternoDono: urlDono } = ambiente
    await abrirExterno(urlApp, urlDono)
    await conferirChaves(urlApp, chaves, ambiente)
    return { urlApp, urlDono, chaves, recriar: null, situacao: null }
  }
  const inicio = iniciarPostgres({ pasta: join(ambiente.pastaDados, 'postgres') })
  const postgres = await encerramento.usar(inicio, ({ parar }) => parar())
  const { urlDono, urlApp } = postgres
  const preparar = async () => {
    await atualizar(urlDono, urlApp)
    await conferirChaves(urlApp, chaves, ambiente)
  }
  await encerramento.ouEncerrar(preparar())
  const recriar = async () => {
    await postgres.recriar()
    await preparar()
  }
  return { urlApp, urlDono, chaves, recriar, situacao: postgres.situacao }
}

// The database's comment says how far the demonstration went, so that a load cut in half is never served.
const ANDAMENTO = {
  carregando: 'demonstração: carregando',
  carregada: 'demonstração: carregada',
  dispensada: 'demonstração: dispensada',
} as const

async function lerAndamento(url: string): Promise<string | null> {
  return comConexao(url, async (conexao) => {
    const { rows } = await conexao.query<{ nota: string | null }>(
      "select shobj_description(oid, 'pg_database') as nota from pg_database where datname = current_database()",
    )
    return rows[0]?.nota ?? null
  })
}

async function marcar(urlDono: string, andamento: string): Promise<void> {
  await comConexao(urlDono, (conexao) =>
    conexao.query(
      `do $$ begin execute format('comment on database %I is %L', current_database(), '${andamento}'); end $$`,
    ),
  )
}

async function carregarAParte(pedido: PedidoDeCarga, encerramento: Encerramento): Promise<void> {
  const filho = fork(join(import.meta.dirname, 'semear.ts'))
  const fim = once(filho, 'exit') as Promise<[number | null]>
  encerramento.depois(async () => void filho.kill())
  filho.send(pedido)
  const [codigo] = await fim
  if (codigo !== 0) throw new ErroDePreparo('A carga da demonstração não terminou (veja acima). Repita o comando.')
}

async function semear(
  urlDono: string,
  { urlApp, chaves }: Banco,
  { pastaArquivos, origem, porta }: Ambiente,
  encerramento: Encerramento,
): Promise<void> {
  await marcar(urlDono, ANDAMENTO.carregando)
  const chaveDosDados = chaves.dados
  const pedido = { urlDono, urlApp, pastaArquivos, chaveDosDados, origem: origem ?? `http://localhost:${porta}` }
  await carregarAParte(pedido, encerramento)
  await marcar(urlDono, ANDAMENTO.carregada)
}

/** Starts over a load that was cut in half: possible only on the embedded database, which is ours. */
async function recomecar(banco: Banco, pastaArquivos: string): Promise<void> {
  if (!banco.recriar)
    throw new ErroDePreparo(
      'A carga da demonstração neste banco foi interrompida. Recrie o banco de dados e repita com VETLUME_DEMONSTRACAO=1.',
    )
  await banco.recriar()
  rmSync(pastaArquivos, { recursive: true, force: true })
}

/**
 * Loads the demonstration once: on a new embedded database, or on an own one that asks for it.
 * Returns whether this database holds the demonstration.
 */
export async function garantirDemonstracao(
  banco: Banco,
  ambiente: Ambiente,
  encerramento: Encerramento,
): Promise<boolean> {
  const andamento = await lerAndamento(banco.urlApp)
  if (andamento === ANDAMENTO.carregada) return true
  const querer = ambiente.demonstracao ?? ambiente.bancoExterno === null
  if (andamento === ANDAMENTO.carregando) await recomecar(banco, ambiente.pastaArquivos)
  else if (andamento === ANDAMENTO.dispensada) return false
  if (!querer) {
    if (banco.urlDono) await marcar(banco.urlDono, ANDAMENTO.dispensada)
    return false
  }
  if (!banco.urlDono)
    throw new ErroDePreparo('Para carregar a demonstração indique também DATABASE_URL_DONO, o dono do esquema.')
  console.log('Carregando os dados de demonstração (só na primeira vez)...')
  await semear(banco.urlDono, banco, ambiente, encerramento)
  return true
}
