import { ESTADOS_VIVOS, type EstadoDaNota, type VersaoDoLeiaute } from '@vetlume/dominio/nota-fiscal'
import { sql, type Insertable } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { DB } from '../../infra/banco/tipos.ts'

export type NovaNota = Omit<Insertable<DB['nota_fiscal']>, 'busca'>

export async function inserirNota(tx: Banco, nota: NovaNota): Promise<void> {
  await tx.insertInto('nota_fiscal').values(nota).execute()
}

export interface NotaTravada {
  codigo: string
  titulo: string
  estado: EstadoDaNota
  leiaute: VersaoDoLeiaute
  chave: string | null
  substitui: string | null
  versao: number
}

const CAMPOS = sql`codigo, titulo, estado, leiaute, chave, substitui, versao`

/** A note held until the transaction ends. */
export async function travarNota(tx: Banco, cliente: string, codigo: string): Promise<NotaTravada | undefined> {
  const { rows } = await sql<NotaTravada>`select ${CAMPOS} from nota_fiscal
    where cliente = ${cliente} and codigo = ${codigo} for update`.execute(tx)
  return rows[0]
}

/** The note that a title has now; undefined when it may have one. */
export async function notaViva(tx: Banco, cliente: string, titulo: string): Promise<NotaTravada | undefined> {
  const { rows } = await sql<NotaTravada>`select ${CAMPOS} from nota_fiscal
    where cliente = ${cliente} and titulo = ${titulo} and (estado = any(${ESTADOS_VIVOS}) or estado = 'EM_SUBSTITUICAO') limit 1`.execute(
    tx,
  )
  return rows[0]
}

/** Says when the next attempt is, of a note that stays where it is. */
export async function marcarProxima(tx: Banco, cliente: string, codigo: string, proxima_em: string): Promise<void> {
  await tx
    .updateTable('nota_fiscal')
    .set({ proxima_em })
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

export interface NotaTomada extends NotaTravada {
  id_dps: string
  dps_xml: string
  cancelamento_xml: string | null
  tentativas: number
}

/**
 * Takes a note for one attempt, or answers undefined when somebody else has it, it is not its time, or there is nothing to send.
 * Until `ate` nobody else takes it; after that the attempt is given up for dead.
 */
export async function tomarNota(
  tx: Banco,
  cliente: string,
  codigo: string,
  { agora, ate }: { agora: string; ate: string },
): Promise<NotaTomada | undefined> {
  const { rows } = await sql<NotaTomada>`
    update nota_fiscal set tentativas = tentativas + 1, proxima_em = ${ate}
    where cliente = ${cliente} and codigo = ${codigo} and estado in ('PENDENTE', 'ENVIADA', 'EM_CANCELAMENTO') and proxima_em <= ${agora}
    returning ${CAMPOS}, id_dps, dps_xml, cancelamento_xml, tentativas`.execute(tx)
  return rows[0]
}

/** Whether an attempt still has its turn: one that lost it, or was overtaken by a later request, says nothing about the note any more. */
export async function aindaTem(
  tx: Banco,
  cliente: string,
  { codigo, estado, tentativas, versao }: NotaTomada,
): Promise<boolean> {
  const { rows } = await sql`select from nota_fiscal where cliente = ${cliente} and codigo = ${codigo}
    and estado = ${estado} and tentativas = ${tentativas} and versao = ${versao} for update`.execute(tx)
  return rows.length === 1
}

/** What waits in all companies and whose time has come. */
export async function aEnviar(tx: Banco, agora: string): Promise<{ cliente: string; codigo: string }[]> {
  const { rows } = await sql<{ cliente: string; codigo: string }>`
    select cliente, codigo from nota_fiscal where estado in ('PENDENTE', 'ENVIADA', 'EM_CANCELAMENTO') and proxima_em <= ${agora}
    order by proxima_em limit 200`.execute(tx)
  return rows
}
