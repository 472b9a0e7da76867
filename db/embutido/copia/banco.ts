import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as esperar } from 'node:timers/promises'
import type pg from 'pg'
import { comConexao } from '../../papeis.ts'
import { ErroDePreparo } from '../erro.ts'
import { copiarArquivo, copiarPasta, sincronizar } from './pastas.ts'

/** Rows of each table, by its name with the schema. */
export type Contagens = Record<string, number>

/** What belongs to the server that runs, or is made anew by the one that starts: PostgreSQL's own list. */
const SEM_CONTEUDO = new Set(
  ['pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans', 'pg_wal'].map(
    (pasta) => `${pasta}/`,
  ),
)
const SOLTOS = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'current_logfiles'])
const CONTROLE = join('global', 'pg_control')

function foraDaCopia(relativo: string): boolean {
  const [primeira = ''] = relativo.split('/')
  if (relativo !== primeira && SEM_CONTEUDO.has(`${primeira}/`)) return true
  const nome = relativo.slice(relativo.lastIndexOf('/') + 1)
  return SOLTOS.has(relativo) || nome.startsWith('pgsql_tmp') || nome === 'pg_internal.init' || relativo === CONTROLE
}

/** Counts by reading every row: an index alone would not notice a page that is damaged. */
export async function contarLinhas(conexao: pg.Client): Promise<Contagens> {
  await conexao.query('set enable_indexonlyscan = off; set enable_indexscan = off; set enable_bitmapscan = off')
  const { rows: tabelas } = await conexao.query<{ nome: string; escrito: string }>(`
    select n.nspname || '.' || c.relname as nome, format('%I.%I', n.nspname, c.relname) as escrito
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`)
  const contagens: Contagens = {}
  for (const { nome, escrito } of tabelas) {
    const { rows } = await conexao.query<{ linhas: string }>(`select count(*) as linhas from ${escrito}`)
    contagens[nome] = Number(rows[0]?.linhas)
  }
  return contagens
}

const TENTATIVAS_DO_INSTANTE = 4_000
const PAUSA_MS = 10
/** What closing a segment writes: a record without data, and a page's header when it does not fit before it. */
const FECHO = 48

interface Instante {
  escrito: number | null
  segmento: string | null
}

// The order is what makes it exact. Whoever wrote a commit before `ate` and is not seen with a transaction of its own after it
// is done, and visible to the snapshot; whoever commits later writes, and then the end of the segment is farther than it is.
const INSTANTE = `
  begin;
  select set_config('vetlume.ate', pg_current_wal_insert_lsn()::text, false);
  select set_config('vetlume.quieto', (not exists (select from pg_stat_activity where backend_xid is not null))::text, false);
  commit;
  begin isolation level repeatable read read only;
  with fechado as materialized (
    select case when current_setting('vetlume.quieto')::boolean then pg_switch_wal() end as fim
  )
  select (fim - current_setting('vetlume.ate')::pg_lsn)::int as escrito, pg_walfile_name(fim - 1) as segmento from fechado`

/**
 * Begins a transaction that sees exactly what the log says up to the end of a segment: nothing was written between its
 * snapshot and that end, and nobody was in the middle of a commit. The copy ends there, so its rows are the ones seen here.
 * Answers that segment.
 */
async function fixarInstante(conexao: pg.Client): Promise<string> {
  for (let tentativa = 0; tentativa < TENTATIVAS_DO_INSTANTE; tentativa++) {
    // Several statements in one message answer several results; the driver's types know of one.
    const resultados = (await conexao.query(INSTANTE)) as unknown as pg.QueryResult<Instante>[]
    const { escrito = null, segmento = null } = resultados.at(-1)?.rows[0] ?? {}
    if (escrito !== null && segmento !== null && escrito <= FECHO) return segmento
    await conexao.query('rollback')
    await esperar(PAUSA_MS)
  }
  throw new ErroDePreparo('O banco de dados não ficou um instante sem gravações para a cópia. Repita mais tarde.')
}

/** Copies the log from the start of the copy up to where the counted rows were seen. */
async function copiarRegistro(dados: string, destino: string, de: string, ate: string): Promise<void> {
  const nomes = await readdir(join(dados, 'pg_wal'))
  const segmentos = nomes.filter((nome) => /^[0-9A-F]{24}$/.test(nome) && nome >= de && nome <= ate).sort()
  if (segmentos[0] !== de || segmentos.at(-1) !== ate)
    throw new ErroDePreparo(`O banco de dados já descartou o registro ${de}. Repita a cópia.`)
  for (const nome of segmentos) await copiarArquivo(join(dados, 'pg_wal', nome), join(destino, 'pg_wal', nome))
  await sincronizar(join(destino, 'pg_wal'))
}

/**
 * Copies a server's data folder while it serves: PostgreSQL's low-level backup plus the log that makes it consistent. The
 * result starts by itself. Answers the rows that it has, and calls `fotografar` with the transaction that sees them.
 */
export async function copiarBanco<T>(
  { dados, urlSuper, destino }: { dados: string; urlSuper: string; destino: string },
  fotografar: (conexao: pg.Client) => Promise<T>,
): Promise<{ tabelas: Contagens; foto: T }> {
  return comConexao(urlSuper, async (conexao) => {
    // Keeps the log from being recycled; it goes with the connection, however that ends.
    await conexao.query("select pg_create_physical_replication_slot('vetlume_copia', true, true)")
    await conexao.query("select pg_backup_start('vetlume', true)")
    await copiarPasta(dados, destino, foraDaCopia)
    await copiarArquivo(join(dados, CONTROLE), join(destino, CONTROLE))
    const { rows } = await conexao.query<{ rotulo: string }>('select labelfile as rotulo from pg_backup_stop(false)')
    const rotulo = rows[0]?.rotulo ?? ''
    const inicio = /\(file ([0-9A-F]{24})\)/.exec(rotulo)?.[1]
    if (inicio === undefined) throw new Error(`backup label without a start: ${rotulo}`)
    await writeFile(join(destino, 'backup_label'), rotulo, { mode: 0o600, flush: true })
    const fim = await fixarInstante(conexao)
    const tabelas = await contarLinhas(conexao)
    const foto = await fotografar(conexao)
    await conexao.query('commit')
    await copiarRegistro(dados, destino, inicio, fim)
    await sincronizar(destino)
    return { tabelas, foto }
  })
}
