import { MAXIMO_DE_NAO_LIDAS, type Notificacao, type TipoDeNotificacao } from '@vetlume/dominio/notificacao'
import { sql, type RawBuilder } from 'kysely'
import { planoGenerico, planoPorValores, type Banco } from '../../infra/banco/index.ts'
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

/** Notices of one event. */
export interface Avisado {
  causa: Omit<Causa, 'cliente'>
  avisos: readonly Aviso[]
}

/** Writes the notices of events of one company and rings the bells. Bears repetition: the same event writes each of them once. */
export async function avisarDeVarios(tx: Banco, cliente: string, avisados: readonly Avisado[]): Promise<void> {
  const linhas = avisados.flatMap(({ causa: { codigo: evento, quando }, avisos }) =>
    avisos.map((aviso) => ({ ...aviso, evento, quando })),
  )
  if (linhas.length === 0) return
  const insercao = sql<{ parceiro: string | null; especialista: string | null }>`
    insert into notificacao (cliente, evento, quando, parceiro, especialista, tipo, titulo, rota)
    select ${cliente}::uuid, evento, quando, parceiro, especialista, tipo, titulo, rota
    from json_to_recordset(${JSON.stringify(linhas)}::json)
      as n (evento uuid, quando timestamptz, parceiro uuid, especialista uuid, tipo text, titulo text, rota text)
    on conflict on constraint notificacao_evento_unico do nothing returning parceiro, especialista`
  const { rows } = await planoGenerico('rows that are written as they come', insercao).execute(tx)
  await anunciar(
    tx,
    rows.map(({ parceiro, especialista }) => ({
      cliente,
      mensagem: { tipo: 'avisos', parceiro, especialista },
    })),
  )
}

/** The same of one event. */
export const avisar = (tx: Banco, { cliente, ...causa }: Causa, avisos: readonly Aviso[]): Promise<void> =>
  avisarDeVarios(tx, cliente, [{ causa, avisos }])

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
  const { rows } = await planoPorValores(
    'a page is short, which the plan for any number of rows does not know',
    sql<Notificacao>`
    select n.codigo, n.tipo, n.titulo, n.rota, n.quando, coalesce(n.codigo <= ${lidaAte(leitor)}, false) as lida
    from notificacao n
    where n.cliente = ${leitor.cliente} and ${paraEle(leitor.publico)} and ${
      antesDe === null
        ? sql`true`
        : sql`(n.quando, n.codigo) < (select u.quando, u.codigo from notificacao u where u.cliente = ${leitor.cliente} and u.codigo = ${antesDe})`
    }
    order by n.quando desc, n.codigo desc limit ${limite}`,
  ).execute(tx)
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
