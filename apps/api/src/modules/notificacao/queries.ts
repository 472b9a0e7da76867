import { MAXIMO_DE_NAO_LIDAS, type Notificacao, type TipoDeNotificacao } from '@vetlume/dominio/notificacao'
import { sql, type RawBuilder } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { anunciar } from '../../infra/tempo-real/index.ts'
import type { Publico } from './policy.ts'

/** Without a target it is for the company's people; with one, for that specialist or that partner clinic only. */
export interface Aviso {
  parceiro?: string | null
  especialista?: string | null
  tipo: TipoDeNotificacao
  titulo: string
  rota: string
}

interface Causa {
  codigo: string
  cliente: string
  quando: string
}

/** Writes the notices of an event and rings the bells. Bears repetition: the same event writes each of them once. */
export async function avisar(tx: Banco, { codigo, cliente, quando }: Causa, avisos: readonly Aviso[]): Promise<void> {
  if (avisos.length === 0) return
  const escritos = await tx
    .insertInto('notificacao')
    .values(avisos.map((aviso) => ({ parceiro: null, especialista: null, ...aviso, cliente, evento: codigo, quando })))
    .onConflict((conflito) => conflito.constraint('notificacao_evento_unico').doNothing())
    .returning(['parceiro', 'especialista'])
    .execute()
  await anunciar(
    tx,
    escritos.map(({ parceiro, especialista }) => ({ cliente, mensagem: { tipo: 'avisos', parceiro, especialista } })),
  )
}

const DA_EMPRESA = sql`(n.parceiro is null and n.especialista is null)`

function paraEle({ empresa, especialista, parceiro }: Publico): RawBuilder<unknown> {
  const partes = [
    empresa === null ? DA_EMPRESA : null,
    empresa !== null && empresa.length > 0
      ? sql`(${DA_EMPRESA} and split_part(n.tipo, '.', 1) = any(${[...empresa]}::text[]))`
      : null,
    especialista === null ? null : sql`n.especialista = ${especialista}`,
    parceiro === null ? null : sql`n.parceiro = ${parceiro}`,
  ].filter((parte) => parte !== null)
  return partes.length === 0 ? sql`false` : sql`(${sql.join(partes, sql` or `)})`
}

interface Leitor {
  cliente: string
  usuario: string
  publico: Publico
}

const lidaAte = ({ cliente, usuario }: Leitor) =>
  sql`(select ate from notificacao_leitura where cliente = ${cliente} and usuario = ${usuario})`

export async function avisosDe(
  tx: Banco,
  leitor: Leitor,
  { antesDe, limite }: { antesDe: string | null; limite: number },
) {
  const { rows } = await sql<Notificacao>`
    select n.codigo, n.tipo, n.titulo, n.rota, n.quando, coalesce(n.codigo <= ${lidaAte(leitor)}, false) as lida
    from notificacao n
    where n.cliente = ${leitor.cliente} and ${paraEle(leitor.publico)} and ${
      antesDe === null
        ? sql`true`
        : sql`(n.quando, n.codigo) < (select u.quando, u.codigo from notificacao u where u.cliente = ${leitor.cliente} and u.codigo = ${antesDe})`
    }
    order by n.quando desc, n.codigo desc limit ${limite}`.execute(tx)
  return rows
}

export async function contarNaoLidas(tx: Banco, leitor: Leitor): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select 1 from notificacao n where n.cliente = ${leitor.cliente} and ${paraEle(leitor.publico)}
        and n.codigo > coalesce(${lidaAte(leitor)}, '00000000-0000-0000-0000-000000000000'::uuid)
      limit ${MAXIMO_DE_NAO_LIDAS}) as novas`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Moves the reader's mark forward, never past what they can see and never back. */
export async function marcarLidas(tx: Banco, leitor: Leitor, ate: string): Promise<void> {
  await sql`
    insert into notificacao_leitura as l (cliente, usuario, ate)
    select n.cliente, ${leitor.usuario}::uuid, n.codigo from notificacao n
    where n.cliente = ${leitor.cliente} and ${paraEle(leitor.publico)} and n.codigo <= ${ate}::uuid
    order by n.codigo desc limit 1
    on conflict on constraint notificacao_leitura_pk do update set ate = greatest(l.ate, excluded.ate)`.execute(tx)
}
