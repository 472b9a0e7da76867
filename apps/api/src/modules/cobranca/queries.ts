import { ESTADOS_SUSPENSOS } from '@vetlume/dominio/cliente'
import {
  PASSOS_PADRAO,
  type CobrancasDoTitulo,
  type DadosDaRegua,
  type ReguaDeCobranca,
} from '@vetlume/dominio/cobranca'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
const PADRAO: ReguaDeCobranca = { ativa: false, hora: '09:00', passos: [...PASSOS_PADRAO], versao: 1 }

export async function lerRegua(tx: Banco, cliente: string): Promise<ReguaDeCobranca> {
  const { rows } = await sql<ReguaDeCobranca>`
    select ativa, left(hora::text, 5) as hora, passos, versao from regua_cobranca where cliente = ${cliente}`.execute(
    tx,
  )
  return rows[0] ?? PADRAO
}

/** Answers false when somebody saved it since that version. */
export async function gravarRegua(
  tx: Banco,
  cliente: string,
  { ativa, hora, passos }: DadosDaRegua,
  versao: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into regua_cobranca (cliente, ativa, hora, passos, versao)
      values (${cliente}, ${ativa}, ${hora}::time, ${JSON.stringify(passos)}::jsonb, ${versao + 1})
    on conflict (cliente) do update set ativa = excluded.ativa, hora = excluded.hora, passos = excluded.passos, versao = excluded.versao
      where regua_cobranca.versao = ${versao}
    returning versao`.execute(tx)
  return rows.length > 0
}

/** Companies that charge by the ladder and whose hour has come today, on their own clock; as the platform role. */
export async function empresasQueCobram(tx: Banco, agora: string): Promise<{ codigo: string; fuso: string }[]> {
  const { rows } = await sql<{ codigo: string; fuso: string }>`
    select e.codigo, e.fuso from cliente e join regua_cobranca r on r.cliente = e.codigo
    where r.ativa and e.ativo and e.estado <> all(${[...ESTADOS_SUSPENSOS]}::text[])
      and (${agora}::timestamptz at time zone e.fuso)::time >= r.hora
    order by e.codigo`.execute(tx)
  return rows
}

/** What is owed: by hand, by an exam or by a closing of which nothing is disputed. */
const devido = sql`t.natureza = 'RECEBER' and t.estado in ('ABERTO', 'PARCIAL') and not exists (
  select from fechamento_contestacao x where x.cliente = t.cliente and x.fechamento = t.fechamento and x.aceita is null)`

const enviados = sql`array(select e.dias from cobranca_enviada e
  where e.cliente = t.cliente and e.titulo = t.codigo and e.vencimento = t.vencimento and e.dias is not null order by e.dias)`

/** The last word of a tutor about letters, when there is one: a no holds (as `podeLembrar` says). */
const naoRecusou = sql`coalesce((select k.concedido from tutor_consentimento k where k.cliente = u.cliente and k.tutor = u.codigo
  and k.finalidade = 'COMUNICACAO_EMAIL' order by k.quando desc, k.codigo desc limit 1), true)`

/** Titles that fall due on one of those days and that nobody told the ladder to leave alone, with the steps that went. */
export async function titulosACobrar(
  tx: Banco,
  cliente: string,
  vencimentos: readonly string[],
): Promise<{ codigo: string; vencimento: string; enviados: number[] }[]> {
  const { rows } = await sql<{ codigo: string; vencimento: string; enviados: number[] }>`
    select t.codigo, t.vencimento, ${enviados} as enviados from titulo t
    where t.cliente = ${cliente} and t.vencimento = any(${vencimentos}::date[]) and ${devido}
      and not exists (select from cobranca_pausada z where z.cliente = t.cliente and z.titulo = t.codigo)
    order by t.vencimento, t.codigo`.execute(tx)
  return rows
}

export interface TituloACobrar {
  codigo: string
  numero: number
  descricao: string
  vencimento: string
  saldoCentavos: number
  txid: string | null
  enviados: number[]
  empresa: string
  /** Whom the letters greet. */
  nome: string
  /** The clinic finds the account in its area; others have none. */
  daClinica: boolean
  emails: string[]
}

/** One title as it is now; undefined when it is not owed any more. */
export async function tituloACobrar(
  tx: Banco,
  cliente: string,
  codigo: string,
  { travar }: { travar: boolean },
): Promise<TituloACobrar | undefined> {
  const { rows } = await sql<TituloACobrar>`
    select t.codigo, t.numero, t.descricao, t.vencimento, t.txid, ${enviados} as enviados, e.nome_fantasia as empresa,
      t.valor_centavos - t.desconto_centavos + t.acrescimo_centavos - t.pago_centavos as "saldoCentavos",
      coalesce(p.nome, u.nome, t.contraparte) as nome, p.codigo is not null as "daClinica",
      case when p.codigo is not null then emails_de_cobranca(p) when u.email is not null and ${naoRecusou}
        then array[u.email] else '{}'::text[] end as emails
    from titulo t join cliente e on e.codigo = t.cliente
    left join parceiro p on p.cliente = t.cliente and p.codigo = t.parceiro
    left join tutor u on u.cliente = t.cliente and u.codigo = t.tutor
    where t.cliente = ${cliente} and t.codigo = ${codigo} and ${devido} ${travar ? sql`for no key update of t` : sql``}`.execute(
    tx,
  )
  return rows[0]
}

/** Answers the key of what was written; null when that step went before. */
export async function marcarCobrada(
  tx: Banco,
  cliente: string,
  enviada: {
    titulo: string
    vencimento: string
    para: readonly string[]
    criado_em: string
    /** A step of the ladder, or who sent it. */
    dias: number | null
    autor: string | null
  },
): Promise<string | null> {
  const { rows } = await sql<{ codigo: string }>`
    insert into cobranca_enviada (cliente, titulo, vencimento, dias, autor, para, criado_em)
      values (${cliente}, ${enviada.titulo}, ${enviada.vencimento}, ${enviada.dias}, ${enviada.autor}, ${enviada.para}::text[], ${enviada.criado_em})
    on conflict on constraint cobranca_enviada_uma_vez do nothing returning codigo`.execute(tx)
  return rows[0]?.codigo ?? null
}

export async function cobrancasDoTitulo(
  tx: Banco,
  cliente: string,
  titulo: string,
): Promise<CobrancasDoTitulo['enviadas']> {
  const { rows } = await sql<CobrancasDoTitulo['enviadas'][number]>`
    select codigo, dias, autor, vencimento, para, criado_em as "enviadaEm" from cobranca_enviada
    where cliente = ${cliente} and titulo = ${titulo} order by criado_em, codigo`.execute(tx)
  return rows
}

interface TituloDaRegua {
  vencimento: string
  devido: boolean
  enviados: number[]
}

/** A receivable of the company: its due day, whether it is owed, and the steps that went. Undefined when there is none of that key. */
export async function tituloDaRegua(tx: Banco, cliente: string, codigo: string): Promise<TituloDaRegua | undefined> {
  const { rows } = await sql<TituloDaRegua>`
    select t.vencimento, ${devido} as devido, ${enviados} as enviados from titulo t
    where t.cliente = ${cliente} and t.codigo = ${codigo} and t.natureza = 'RECEBER' and t.estado not in ('A_FATURAR', 'FATURADO')`.execute(
    tx,
  )
  return rows[0]
}

export async function lerPausa(tx: Banco, cliente: string, titulo: string): Promise<CobrancasDoTitulo['pausa']> {
  const { rows } = await sql<NonNullable<CobrancasDoTitulo['pausa']>>`
    select autor, criado_em as desde from cobranca_pausada where cliente = ${cliente} and titulo = ${titulo}`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** Answers false when somebody paused it before. */
export async function pausar(
  tx: Banco,
  cliente: string,
  pausa: { titulo: string; autor: string; criado_em: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('cobranca_pausada')
    .values({ cliente, ...pausa })
    .onConflict((conflito) => conflito.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Answers false when it was not paused. */
export async function retomar(tx: Banco, cliente: string, titulo: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('cobranca_pausada')
    .where('cliente', '=', cliente)
    .where('titulo', '=', titulo)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Letters that people of the company sent by hand since an instant. */
export async function cartasDesde(tx: Banco, cliente: string, desde: string): Promise<number> {
  const { rows } = await sql<{ quantas: number }>`
    select coalesce(sum(cardinality(para)), 0)::int as quantas from cobranca_enviada
    where cliente = ${cliente} and dias is null and criado_em > ${desde}`.execute(tx)
  return rows[0]?.quantas ?? 0
}
