import type { EstadoDoAgendamento, TipoDeLocal } from '@vetlume/dominio/agenda'
import type { Correcoes, Lugar, Partida } from '@vetlume/dominio/deslocamento'
import { sql, type RawBuilder } from 'kysely'
import { criarMemoria } from '../../../infra/memoria.ts'
import { partida } from '../../especialista/index.ts'
import { janelas, ocupa, tocando } from '../queries.ts'
import { planoGenerico, type Banco } from '../../../infra/banco/index.ts'

/** Instants: `[de, ate)`. */
export interface Trecho {
  de: string
  ate: string
}

export interface LinhaDeCompromisso {
  codigo: string
  especialista: string
  /** Day of its start on the specialist's clock. */
  dia: string
  inicio: string
  fim: string
  lugar: Lugar
  velocidadeKmh: number | null
  partida: Partida | null
}

const graus = (proprio: string, municipio: string) =>
  sql`'latitude', coalesce(${sql.ref(`${proprio}.latitude`)}, ${sql.ref(`${municipio}.latitude`)}),
    'longitude', coalesce(${sql.ref(`${proprio}.longitude`)}, ${sql.ref(`${municipio}.longitude`)}),
    'aproximado', ${sql.ref(`${proprio}.latitude`)} is null`

const doParceiro = sql`json_build_object('chave', 'p:' || p.codigo, 'nome', p.nome, ${graus('p', 'pm')})`
const daEmpresa = sql`json_build_object('chave', 'proprio', 'nome', 'endereço próprio',
  'latitude', cm.latitude, 'longitude', cm.longitude, 'aproximado', true)`
const emDomicilio = sql`json_build_object('chave', 'd:' || coalesce(g.latitude || ',' || g.longitude, t.codigo || g.endereco, g.codigo::text),
  'nome', g.endereco, ${graus('g', 'tm')})`

/**
 * Where it is, as the map knows it: the coordinates that somebody typed, else those of the municipality's seat. Over an
 * appointment `g` with its clinic `p` in `pm` and its patient `a`; what only the other places need is read for them alone.
 */
export const lugar = sql`case g.tipo_local when 'PARCEIRO' then ${doParceiro}
  when 'PROPRIO' then (select ${daEmpresa} from cliente c left join cidade cm on cm.ibge = c.cidade where c.codigo = g.cliente)
  else (select ${emDomicilio} from (select) aqui
    left join tutor t on t.cliente = g.cliente and t.codigo = a.tutor left join cidade tm on tm.ibge = t.cidade) end`

const ORIGEM = sql`from agendamento g
  join especialista e on e.cliente = g.cliente and e.codigo = g.especialista
  left join parceiro p on p.cliente = g.cliente and p.codigo = g.parceiro
  left join cidade pm on pm.ibge = p.cidade
  left join animal a on a.cliente = g.cliente and a.codigo = g.animal`

const CAMPOS = sql`g.codigo, g.especialista, (g.inicio at time zone e.fuso)::date as dia, g.inicio, g.fim,
  ${lugar} as lugar, e.velocidade_kmh as "velocidadeKmh", ${partida} as partida`

const doPeriodo = (cliente: string, deQuem: RawBuilder<unknown>, { de, ate }: Trecho) =>
  sql.join([sql`g.cliente = ${cliente}`, deQuem, ocupa('g'), ...tocando('g', de, ate)], sql` and `)

const compromissos = (cliente: string, deQuem: RawBuilder<unknown>, trecho: Trecho) =>
  sql<LinhaDeCompromisso>`select ${CAMPOS} ${ORIGEM} where ${doPeriodo(cliente, deQuem, trecho)} order by g.inicio, g.codigo`

/** What takes the time of one specialist in a day, in order. */
export const consultaDosCompromissos = (cliente: string, especialista: string, dia: Trecho) =>
  planoGenerico(
    'a day of one specialist, by an index, and ten joins to plan',
    compromissos(cliente, sql`g.especialista = ${especialista}`, dia),
  )

export async function compromissosDe(
  tx: Banco,
  cliente: string,
  especialistas: readonly string[],
  trecho: Trecho,
): Promise<LinhaDeCompromisso[]> {
  if (especialistas.length === 0) return []
  const deles = sql`g.especialista = any(${especialistas}::uuid[])`
  return (await compromissos(cliente, deles, trecho).execute(tx)).rows
}

export interface VisitaDoDia extends LinhaDeCompromisso {
  versao: number
  estado: EstadoDoAgendamento
  plantao: boolean
  propostoEm: string | null
  parceiro: string | null
  animal: string | null
  paciente: string | null
  equipamentos: { codigo: string; nome: string }[]
  /** When the clinic that asked would like it to be, on the company's clock. */
  preferidas: { dia: string; inicio: string; fim: string }[]
}

/** The same for one specialist's day, with what decides whether and to when each may move. */
export async function visitasDoDia(
  tx: Banco,
  cliente: string,
  especialista: string,
  trecho: Trecho,
): Promise<VisitaDoDia[]> {
  const { rows } =
    await sql<VisitaDoDia>`select ${CAMPOS}, g.versao, g.estado, g.plantao, g.proposto_em as "propostoEm",
      g.parceiro, g.animal, coalesce(a.nome, g.contato) as paciente,
      (select coalesce(json_agg(json_build_object('codigo', q.codigo, 'nome', q.nome) order by q.codigo), '[]')
        from agendamento_equipamento u join equipamento q on q.cliente = u.cliente and q.codigo = u.equipamento
        where u.cliente = g.cliente and u.agendamento = g.codigo) as equipamentos,
      ${janelas} as preferidas
    ${ORIGEM} where ${doPeriodo(cliente, sql`g.especialista = ${especialista}`, trecho)} order by g.inicio, g.codigo`.execute(
      tx,
    )
  return rows
}

export interface Ocupado {
  /** The animal or the equipment. */
  quem: string
  inicio: string
  fim: string
}

const correcoes = criarMemoria<Correcoes>(50_000)

/** What the company said that its ways take; with the version of its calendar, which counts them too, read once. */
export async function correcoesDe(tx: Banco, cliente: string, versao?: number): Promise<Correcoes> {
  const guardadas = versao === undefined ? undefined : correcoes.ler(cliente, versao)
  if (guardadas !== undefined) return guardadas
  const linhas = await tx
    .selectFrom('deslocamento_corrigido')
    .select(['trecho', 'minutos'])
    .where('cliente', '=', cliente)
    .execute()
  const lidas = new Map(linhas.map(({ trecho, minutos }) => [trecho, minutos]))
  return versao === undefined ? lidas : correcoes.guardar(cliente, versao, lidas, lidas.size + 1)
}

interface Ocupantes {
  animais: readonly string[]
  equipamentos: readonly string[]
  /** Appointments that do not count. */
  menos: readonly string[]
}

/** When patients and equipment are taken by other appointments. */
export async function ocupadosEm(
  tx: Banco,
  cliente: string,
  { animais, equipamentos, menos }: Ocupantes,
  { de, ate }: Trecho,
): Promise<Ocupado[]> {
  if (animais.length + equipamentos.length === 0) return []
  const nosDias = (alias: string) => sql.join(tocando(alias, de, ate), sql` and `)
  const { rows } = await sql<Ocupado>`
    select g.animal as quem, g.inicio, g.fim from agendamento g where g.cliente = ${cliente}
      and g.animal = any(${animais}::uuid[]) and ${ocupa('g')} and ${nosDias('g')} and g.codigo <> all(${menos}::uuid[])
    union all
    select u.equipamento, u.inicio, u.fim from agendamento_equipamento u where u.cliente = ${cliente}
      and u.equipamento = any(${equipamentos}::uuid[]) and u.ocupa and ${nosDias('u')}
      and u.agendamento <> all(${menos}::uuid[])`.execute(tx)
  return rows
}

export interface LugarPedido {
  tipoLocal: TipoDeLocal
  parceiro: string | null
  endereco: string | null
  latitude: number | null
  longitude: number | null
  animal: string | null
}

/** Where a form says that it is; no row when its clinic is not there. */
export function consultaDoLugar(cliente: string, pedido: LugarPedido) {
  const { tipoLocal, parceiro, endereco, latitude, longitude, animal } = pedido
  const noDomicilio = sql`json_build_object('chave', 'd:' || coalesce(${latitude}::float8 || ',' || ${longitude}::float8, t.codigo || ${endereco}::text, ''),
    'nome', coalesce(${endereco}::text, 'domicílio'), 'latitude', coalesce(${latitude}::float8, tm.latitude),
    'longitude', coalesce(${longitude}::float8, tm.longitude), 'aproximado', ${latitude}::float8 is null)`
  const consultas = {
    PARCEIRO: sql`select ${doParceiro} as lugar from parceiro p left join cidade pm on pm.ibge = p.cidade
      where p.cliente = ${cliente} and p.codigo = ${parceiro}`,
    PROPRIO: sql`select ${daEmpresa} as lugar from cliente c left join cidade cm on cm.ibge = c.cidade where c.codigo = ${cliente}`,
    DOMICILIO: sql`select ${noDomicilio} as lugar from (select) vazio
      left join animal a on a.cliente = ${cliente} and a.codigo = ${animal}
      left join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
      left join cidade tm on tm.ibge = t.cidade`,
  } as const
  return planoGenerico('one place, by its key', sql<{ lugar: Lugar }>`${consultas[tipoLocal]}`)
}

export async function lugarPedido(tx: Banco, cliente: string, pedido: LugarPedido): Promise<Lugar | undefined> {
  return (await consultaDoLugar(cliente, pedido).execute(tx)).rows[0]?.lugar
}

export interface EspecialistaQueServe {
  codigo: string
  nome: string
  cor: string
  fuso: string
  velocidadeKmh: number | null
  partida: Partida | null
}

/** Active specialists with every specialty that the services ask for, by name; only one of them when it is named. */
export async function especialistasQueServem(
  tx: Banco,
  cliente: string,
  servicos: readonly string[],
  um: string | null,
): Promise<EspecialistaQueServe[]> {
  const { rows } = await sql<EspecialistaQueServe>`
    select e.codigo, e.nome, e.cor, e.fuso, e.velocidade_kmh as "velocidadeKmh", ${partida} as partida from especialista e
    where e.cliente = ${cliente} and e.ativo and ${um === null ? sql`true` : sql`e.codigo = ${um}`}
      and not exists (
        select from servico s where s.cliente = ${cliente} and s.especialidade is not null
          and (s.codigo = any(${servicos}::uuid[]) or s.codigo in
            (select k.servico from servico_composicao k where k.cliente = ${cliente} and k.pacote = any(${servicos}::uuid[])))
          and s.especialidade is distinct from e.especialidade
          and not exists (select from especialista_especialidade x
            where x.cliente = ${cliente} and x.especialista = e.codigo and x.especialidade = s.especialidade))
    order by normalizar(e.nome), e.codigo`.execute(tx)
  return rows
}

export interface DonoDoDia {
  codigo: string
  nome: string
  fuso: string
  velocidadeKmh: number | null
  partida: Partida | null
}

export async function donoDoDia(tx: Banco, cliente: string, codigo: string): Promise<DonoDoDia | undefined> {
  const { rows } =
    await sql<DonoDoDia>`select e.codigo, e.nome, e.fuso, e.velocidade_kmh as "velocidadeKmh", ${partida} as partida
    from especialista e where e.cliente = ${cliente} and e.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

/** A thousand years in hours, which no zone stretches. */
const LONGE = '8766000 hours'

/**
 * Takes appointments out of the way until each gets its new time in the same transaction: the exclusion constraints look at
 * every row as it is written, and two visits that swap places would trip on each other. They keep their distance from one
 * another where they go, so that nothing overlaps there either.
 */
export async function afastar(tx: Banco, cliente: string, codigos: readonly string[]): Promise<void> {
  await sql`update agendamento set inicio = inicio - ${LONGE}::interval, fim = fim - ${LONGE}::interval
    where cliente = ${cliente} and codigo = any(${codigos}::uuid[])`.execute(tx)
}
