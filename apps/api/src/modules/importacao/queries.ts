import type {
  ImportacaoCompleta,
  LinhaDaPlanilha,
  MapaDeColunas,
  ResultadoDaImportacao,
  TipoDeImportacao,
} from '@vetlume/dominio/importacao'
import { sql } from 'kysely'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Banco } from '../../infra/banco/index.ts'
import { darPassoNaImportacao } from './dar-passo.ts'
import type { PlanilhaLida } from './leitura/ler-planilha.ts'
import type { LinhaRecusada } from './plano/linha-recusada.ts'

const compactar = promisify(gzip)
const descompactar = promisify(gunzip)

const abrir = async <T>(linhas: Buffer): Promise<T[]> =>
  JSON.parse((await descompactar(linhas)).toString('utf8')) as T[]

export const compactarLinhas = (linhas: readonly (LinhaDaPlanilha | LinhaRecusada)[]): Promise<Buffer> =>
  compactar(JSON.stringify(linhas))

export const abrirLinhas = (planilha: Buffer) => abrir<LinhaDaPlanilha>(planilha)

const VALIDADE = { hours: 24 }
/** A save that gives no sign for this long has died. */
const SEM_SINAL = '60 seconds'

interface NovaImportacao extends Omit<PlanilhaLida, 'linhas'> {
  tipo: TipoDeImportacao
  arquivo: string
  linhas: number
  planilha: Buffer
}

export async function inserirImportacao(
  tx: Banco,
  cliente: string,
  { folhas, colunas, mapa, ...dados }: NovaImportacao,
  agora: Temporal.Instant,
): Promise<string> {
  const { codigo } = await tx
    .insertInto('importacao')
    .values({
      cliente,
      ...dados,
      folhas: JSON.stringify(folhas),
      colunas: JSON.stringify(colunas),
      mapa: JSON.stringify(mapa),
      criada_em: agora.toString(),
      expira_em: agora.add(VALIDADE).toString(),
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

/** The import as people follow it, without its lines. One whose time is over is not there any more. */
export async function lerImportacao(
  tx: Banco,
  cliente: string,
  codigo: string,
  agora: Temporal.Instant,
): Promise<ImportacaoCompleta | undefined> {
  const { rows } = await sql<ImportacaoCompleta>`
    select codigo, tipo, arquivo,
      case when estado = 'APLICANDO' and batida_em < ${agora.toString()}::timestamptz - ${SEM_SINAL}::interval
        then 'CONFERIDA' else estado end as estado,
      folhas, folha, colunas, linhas, mapa, feitas, resultado, falha, expira_em as "expiraEm"
    from importacao where cliente = ${cliente} and codigo = ${codigo} and expira_em > ${agora.toString()}::timestamptz`.execute(
    tx,
  )
  return rows[0]
}

export interface Trabalho {
  tipo: TipoDeImportacao
  arquivo: string
  colunas: { titulo: string }[]
  mapa: MapaDeColunas
  planilha: Buffer
}

async function lerTrabalho(tx: Banco, cliente: string, codigo: string): Promise<Trabalho | undefined> {
  const linha = await tx
    .selectFrom('importacao')
    .select(['tipo', 'arquivo', 'colunas', 'mapa', 'planilha'])
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
  return linha as Trabalho | undefined
}

/** Keeps the choice of columns and hands out the lines; undefined when the import is being saved, or is over. */
export async function comecarConferencia(
  tx: Banco,
  cliente: string,
  codigo: string,
  mapa: MapaDeColunas,
): Promise<Trabalho | undefined> {
  const inicio = { mapa: JSON.stringify(mapa), resultado: null, recusadas: null, falha: null, feitas: 0 }
  const iniciada = await darPassoNaImportacao(tx, { cliente, codigo }, 'ler', inicio)
  return iniciada ? lerTrabalho(tx, cliente, codigo) : undefined
}

/** Takes the save for this request, or from one that died. Undefined when it is not to be taken. */
export async function comecarGravacao(
  tx: Banco,
  cliente: string,
  codigo: string,
  agora: Temporal.Instant,
): Promise<Trabalho | undefined> {
  const instante = agora.toString()
  const se = sql`(estado = 'CONFERIDA' or batida_em < ${instante}::timestamptz - ${SEM_SINAL}::interval)`
  const inicio = { batida_em: instante, falha: null, feitas: 0 }
  const tomada = await darPassoNaImportacao(tx, { cliente, codigo, se }, 'gravar', inicio)
  return tomada ? lerTrabalho(tx, cliente, codigo) : undefined
}

interface Desfecho {
  plano?: { resultado: ResultadoDaImportacao; recusadas: readonly LinhaRecusada[] }
  falha?: string | null
  feitas?: number
}

/** False when it is elsewhere by now, because somebody cancelled. Lines are forgotten where the work is over. */
export async function concluirPasso(
  tx: Banco,
  cliente: string,
  codigo: string,
  passo: 'conferir' | 'recusar' | 'aplicar' | 'cancelar',
  { plano, ...desfecho }: Desfecho,
): Promise<boolean> {
  const acabou = passo === 'aplicar' || passo === 'cancelar'
  const recusadas = plano === undefined || plano.recusadas.length === 0 ? null : await compactarLinhas(plano.recusadas)
  return darPassoNaImportacao(tx, { cliente, codigo }, passo, {
    ...desfecho,
    ...(plano === undefined ? {} : { resultado: JSON.stringify(plano.resultado), recusadas }),
    ...(passo === 'cancelar' ? { recusadas } : {}),
    ...(acabou ? { planilha: null } : {}),
  })
}

export async function marcarAndamento(
  tx: Banco,
  cliente: string,
  codigo: string,
  feitas: number,
  agora: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('importacao')
    .set({ feitas, batida_em: agora.toString() })
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .where('estado', '=', 'APLICANDO')
    .execute()
}

/** The lines that could not enter when the sheet was last tried, or saved. Undefined when the import is not there any more. */
export async function lerRecusadas(
  tx: Banco,
  cliente: string,
  codigo: string,
  agora: Temporal.Instant,
): Promise<{ titulos: string[]; recusadas: LinhaRecusada[] } | undefined> {
  const linha = await tx
    .selectFrom('importacao')
    .select(['colunas', 'recusadas'])
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .where('expira_em', '>', agora.toString())
    .executeTakeFirst()
  if (linha === undefined) return undefined
  const titulos = (linha.colunas as { titulo: string }[]).map(({ titulo }) => titulo)
  return { titulos, recusadas: linha.recusadas === null ? [] : await abrir<LinhaRecusada>(linha.recusadas) }
}

/** Whether somebody cancelled since the save began: another transaction's commit is seen at once. */
export async function foiCancelada(tx: Banco, cliente: string, codigo: string): Promise<boolean> {
  const linha = await tx
    .selectFrom('importacao')
    .select('estado')
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
  return linha?.estado !== 'APLICANDO'
}

/** One save at a time for each company, until commit. False when another has the turn. */
export async function pegarVez(tx: Banco, cliente: string): Promise<boolean> {
  const { rows } = await sql<{ minha: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('importacao:' || ${cliente}, 0)) as minha`.execute(tx)
  return rows[0]?.minha ?? false
}
