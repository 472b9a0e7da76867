import type { Exportacao } from '@vetlume/dominio/exportacao'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { darPassoNaExportacao } from './dar-passo.ts'

/** Rows of the list: it is a list of what one can still do something about. */
const MAXIMO = 20

const CAMPOS = sql`codigo, estado, autor, pedida_em as "pedidaEm", pronta_em as "prontaEm", expira_em as "expiraEm", tamanho, sha256,
  linhas, arquivos, perdidos, falha,
  case when estado = 'FAZENDO' and etapa is not null
    then json_build_object('etapa', etapa, 'feitas', feitas, 'total', total) end as andamento`

export async function listarExportacoes(tx: Banco, cliente: string): Promise<Exportacao[]> {
  const { rows } = await sql<Exportacao>`
    select ${CAMPOS} from exportacao where cliente = ${cliente} order by codigo desc limit ${MAXIMO}`.execute(tx)
  return rows
}

export async function lerExportacao(tx: Banco, cliente: string, codigo: string): Promise<Exportacao | undefined> {
  const { rows } = await sql<Exportacao>`
    select ${CAMPOS} from exportacao where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
  return rows[0]
}

export async function inserirExportacao(
  tx: Banco,
  cliente: string,
  { autor, usuario, agora }: { autor: string; usuario: string; agora: string },
): Promise<string> {
  const { codigo } = await tx
    .insertInto('exportacao')
    .values({ cliente, autor, usuario, pedida_em: agora, batida_em: agora })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

/** How many were asked for since then, cancelled ones apart. */
export async function pedidasDesde(tx: Banco, cliente: string, desde: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from exportacao where cliente = ${cliente} and pedida_em > ${desde} and estado <> 'CANCELADA'`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}

/** False when it is not being made any more. */
export const cancelar = (tx: Banco, cliente: string, codigo: string): Promise<boolean> =>
  darPassoNaExportacao(tx, { cliente, codigo }, 'cancelar')

/** Files kept, in bytes and in number, and how long the trail is: it grows with every row that is written. */
export async function pesoDaEmpresa(tx: Banco, cliente: string) {
  const { rows } = await sql<{ arquivos: number; bytes: number; trilha: number }>`
    select count(*)::int as arquivos, coalesce(sum(tamanho), 0)::bigint as bytes,
      coalesce((select sequencia from auditoria_cadeia where cliente = ${cliente}), 0) as trilha
    from arquivo_guardado where cliente = ${cliente}`.execute(tx)
  return rows[0] ?? { arquivos: 0, bytes: 0, trilha: 0 }
}

export async function inserirLink(
  tx: Banco,
  cliente: string,
  { hash, exportacao, ator, expira }: { hash: Buffer; exportacao: string; ator: unknown; expira: string },
): Promise<void> {
  await sql`insert into exportacao_link (segredo_hash, cliente, exportacao, ator, expira_em)
    values (${hash}, ${cliente}, ${exportacao}, ${JSON.stringify(ator)}::jsonb, ${expira})`.execute(tx)
}

/** One run of the work on an export. */
export interface Execucao {
  cliente: string
  codigo: string
  execucao: string
}

/** What only the run that has the work may write. */
const desta = ({ cliente, codigo, execucao }: Execucao) => ({ cliente, codigo, se: sql`execucao = ${execucao}` })

/** Takes the work, also from a run that died. Undefined when it is not wanted any more. */
export async function comecar(tx: Banco, { cliente, codigo, execucao }: Execucao, agora: string) {
  const minha = { execucao, batida_em: agora, etapa: null }
  if (!(await darPassoNaExportacao(tx, { cliente, codigo }, 'comecar', minha))) return undefined
  const { rows } = await sql<{ usuario: string }>`
    select usuario from exportacao where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
  return rows[0]
}

/** False when somebody cancelled, or another run took over. */
export async function marcarAndamento(
  tx: Banco,
  { cliente, codigo, execucao }: Execucao,
  { etapa, feitas, total, agora }: { etapa: string; feitas: number; total: number; agora: string },
): Promise<boolean> {
  const { rows } =
    await sql`update exportacao set etapa = ${etapa}, feitas = ${feitas}, total = ${total}, batida_em = ${agora}
    where cliente = ${cliente} and codigo = ${codigo} and estado = 'FAZENDO' and execucao = ${execucao} returning codigo`.execute(
      tx,
    )
  return rows.length > 0
}

export interface CopiaPronta {
  sha256: string
  tamanho: number
  linhas: number
  arquivos: number
  perdidos: number
}

export const concluir = (
  tx: Banco,
  execucao: Execucao,
  copia: CopiaPronta,
  { agora, expira }: { agora: string; expira: string },
): Promise<boolean> => {
  const { sha256, tamanho, linhas, arquivos, perdidos } = copia
  const pronta = { sha256, tamanho, linhas, arquivos, perdidos, pronta_em: agora, expira_em: expira }
  return darPassoNaExportacao(tx, desta(execucao), 'concluir', pronta)
}

export const falhar = (tx: Banco, execucao: Execucao, motivo: string): Promise<boolean> =>
  darPassoNaExportacao(tx, desta(execucao), 'falhar', { falha: motivo })
