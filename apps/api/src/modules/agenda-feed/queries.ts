import type { EstadoDoAgendamento, Prioridade } from '@vetlume/dominio/agenda'
import type { FeedDaAgenda } from '@vetlume/dominio/agenda-feed'
import { sql, type RawBuilder } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { localDoAgendamento } from '../agenda/index.ts'
import type { Ator } from '../../infra/token.ts'

/** Read, or locked, so that two who publish at once take turns. */
export async function especialistaDaEmpresa(
  tx: Banco,
  cliente: string,
  codigo: string,
  { travar }: { travar: boolean },
): Promise<{ codigo: string } | undefined> {
  const { rows } = await sql<{ codigo: string }>`select codigo from especialista
    where cliente = ${cliente} and codigo = ${codigo} ${travar ? sql`for no key update` : sql``}`.execute(tx)
  return rows[0]
}

/** Asked at each reading: whoever takes somebody's access away need not know that there is a calendar. */
const alguemEntra = (cliente: string, especialista: RawBuilder<unknown>) =>
  sql`exists (select from busca.acessos_de_especialistas(${cliente}) a where a.especialista = ${especialista})`

/** Whether somebody enters as the specialist: of nobody there is no calendar. */
export async function temQuemEntre(tx: Banco, cliente: string, especialista: string): Promise<boolean> {
  const { rows } = await sql<{ entra: boolean }>`
    select ${alguemEntra(cliente, sql`${especialista}::uuid`)} as entra`.execute(tx)
  return rows[0]?.entra === true
}

export async function feedVivo(tx: Banco, cliente: string, especialista: string): Promise<FeedDaAgenda | undefined> {
  const { rows } = await sql<FeedDaAgenda>`
    select criado_em as "criadoEm", usado_em as "usadoEm" from agenda_feed
    where cliente = ${cliente} and especialista = ${especialista} and revogado_em is null
      and ${alguemEntra(cliente, sql`agenda_feed.especialista`)}`.execute(tx)
  return rows[0]
}

/** Answers whether there was one. */
export async function encerrarFeed(
  tx: Banco,
  cliente: string,
  especialista: string,
  agora: Temporal.Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update agenda_feed set revogado_em = ${agora.toString()}
    where cliente = ${cliente} and especialista = ${especialista} and revogado_em is null`.execute(tx)
  return numAffectedRows === 1n
}

export async function inserirFeed(
  tx: Banco,
  cliente: string,
  especialista: string,
  segredo_hash: Buffer,
  agora: Temporal.Instant,
  ator: Ator,
): Promise<string> {
  const { criado_em } = await tx
    .insertInto('agenda_feed')
    .values({ cliente, especialista, segredo_hash, criado_por: ator.usuario, criado_em: agora.toString() })
    .returning('criado_em')
    .executeTakeFirstOrThrow()
  return criado_em
}

/** Tenant and key of a living feed, across tenants; as the platform role. */
export async function feedPorHash(tx: Banco, hash: Buffer): Promise<{ cliente: string; codigo: string } | null> {
  const { rows } = await sql<{
    cliente: string | null
    codigo: string | null
  }>`select cliente, codigo from busca.agenda_feed(${hash})`.execute(tx)
  const [{ cliente, codigo } = { cliente: null, codigo: null }] = rows
  return cliente === null || codigo === null ? null : { cliente, codigo }
}

export interface DonoDoFeed {
  especialista: string
  nome: string
  empresa: string
  fuso: string
}

/** Whose calendar it is; nobody's once the specialist, its person or the company was switched off. Remembers the visit, to the hour. */
export async function abrirFeed(
  tx: Banco,
  cliente: string,
  codigo: string,
  agora: Temporal.Instant,
): Promise<DonoDoFeed | undefined> {
  const instante = agora.toString()
  await sql`update agenda_feed set usado_em = ${instante} where cliente = ${cliente} and codigo = ${codigo}
    and (usado_em is null or usado_em < ${instante}::timestamptz - interval '1 hour')`.execute(tx)
  const { rows } = await sql<DonoDoFeed>`
    select e.codigo as especialista, e.nome, c.nome_fantasia as empresa, c.fuso
    from agenda_feed f join especialista e on e.cliente = f.cliente and e.codigo = f.especialista
    join cliente c on c.codigo = f.cliente
    where f.cliente = ${cliente} and f.codigo = ${codigo} and f.revogado_em is null and e.ativo and c.ativo
      and ${alguemEntra(cliente, sql`f.especialista`)}`.execute(tx)
  return rows[0]
}

export interface CompromissoDoFeed {
  codigo: string
  versao: number
  inicio: string
  fim: string
  estado: EstadoDoAgendamento
  prioridade: Prioridade
  animal: string | null
  especie: string | null
  clinica: string | null
  servicos: string[]
  local: { endereco: string | null; latitude: number | null; longitude: number | null }
  alteradoEm: string
}

/** What is in a specialist's calendar between two instants, with no more of people than the work needs. */
export async function compromissosDo(
  tx: Banco,
  cliente: string,
  especialista: string,
  { de, ate }: { de: string; ate: string },
): Promise<CompromissoDoFeed[]> {
  const { rows } = await sql<CompromissoDoFeed>`
    select g.codigo, g.versao, g.inicio, g.fim, g.estado, g.prioridade, a.nome as animal, es.nome as especie, p.nome as clinica,
      array(select s.nome from agendamento_servico i join servico s on s.cliente = i.cliente and s.codigo = i.servico
        where i.cliente = g.cliente and i.agendamento = g.codigo order by i.ordem) as servicos, ${localDoAgendamento} as local,
      coalesce((select max(v.quando) from agendamento_evento v where v.cliente = g.cliente and v.agendamento = g.codigo), g.criado_em) as "alteradoEm"
    from agendamento g
    left join parceiro p on p.cliente = g.cliente and p.codigo = g.parceiro
    left join cidade pm on pm.ibge = p.cidade
    left join animal a on a.cliente = g.cliente and a.codigo = g.animal
    left join especie es on es.codigo = a.especie
    where g.cliente = ${cliente} and g.especialista = ${especialista} and g.inicio >= ${de}::timestamptz and g.inicio < ${ate}::timestamptz
    order by g.inicio, g.codigo`.execute(tx)
  return rows
}
