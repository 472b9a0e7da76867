import {
  MAXIMO_DO_PERIODO,
  type AgendamentoCompleto,
  type PassoDesfazivel,
  type VisitaDoDia,
} from '@vetlume/dominio/agenda'
import { sql } from 'kysely'
import { juntas, planoGenerico, type Banco } from '../../infra/banco/index.ts'
import { referencia, type Visao } from '../cadastros/index.ts'
import { camposDaAgenda, filtroDaVisao, janelas, ocupa, ORIGEM_DA_AGENDA, tocando } from './queries.ts'
/** What the clock and the person allow is told apart, from this. */
export type FichaDoAgendamento = Omit<
  AgendamentoCompleto,
  'permissoes' | 'chegada' | 'impedimentos' | 'desfazerAte' | 'permissoesAte'
> & { passo: PassoDesfazivel }
export type FichaSemHistoria = Omit<FichaDoAgendamento, 'linhaDoTempo'>

const servicos = sql`(select coalesce(json_agg(json_build_object('codigo', s.codigo, 'nome', s.nome, 'modalidade', s.modalidade,
    'duracaoMinutos', i.duracao_minutos, 'preparo', s.preparo, 'pacote', s.pacote,
    'composicao', (select coalesce(json_agg(${referencia('q')} order by k.ordem), '[]') from servico_composicao k
      join servico q on q.cliente = k.cliente and q.codigo = k.servico where k.cliente = s.cliente and k.pacote = s.codigo))
    order by i.ordem), '[]')
  from agendamento_servico i join servico s on s.cliente = i.cliente and s.codigo = i.servico
  where i.cliente = g.cliente and i.agendamento = g.codigo)`

const equipamentos = sql`(select coalesce(json_agg(${referencia('q')} order by normalizar(q.nome), q.codigo), '[]')
  from agendamento_equipamento u join equipamento q on q.cliente = u.cliente and q.codigo = u.equipamento
  where u.cliente = g.cliente and u.agendamento = g.codigo)`

/** Who, what and where, whole; later columns of the same name replace those of the list. */
const camposDaFicha = (visao: Visao) => sql`${camposDaAgenda(visao)},
  case when e.codigo is not null then json_build_object('codigo', e.codigo, 'nome', e.nome, 'telefone', e.telefone) end as especialista,
  case when p.codigo is not null then json_build_object('codigo', p.codigo, 'nome', p.nome, 'telefone', p.telefone) end as parceiro,
  case when a.codigo is not null then json_build_object('codigo', a.codigo, 'nome', a.nome, 'especie', es.nome, 'raca', ra.nome,
    'sexo', a.sexo, 'nascimento', a.nascimento, 'pesoGramas', a.peso_gramas, 'alerta', a.alerta) end as animal,
  case when t.codigo is not null then json_build_object('codigo', t.codigo, 'nome', t.nome, 'telefone', coalesce(t.whatsapp, t.telefone)) end as tutor,
  ${servicos} as servicos, ${equipamentos} as equipamentos, g.autorizacao,
  case when a.plano_saude = g.plano_saude then a.carteirinha end as carteirinha, g.criado_em as "criadoEm",
  g.confirmado_em as "confirmadoEm", g.confirmado_por as "confirmadoPor",
  case when g.estado = 'AGENDADO' then g.confirmado_para end as "confirmadoPara",
  (select v.autor from agendamento_evento v where v.cliente = g.cliente and v.agendamento = g.codigo order by v.codigo limit 1) as "criadoPor"`

const passo = sql`json_build_object('de', g.passo_de, 'em', to_char(g.passo_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

const ORIGEM_DA_FICHA = sql`${ORIGEM_DA_AGENDA}
  left join especie es on es.codigo = a.especie
  left join raca ra on ra.codigo = a.raca`

/** The record of an appointment within a view, without what happened to it. */
export const consultaDaFicha = (cliente: string, visao: Visao, codigo: string) =>
  planoGenerico(
    'one row by its key, and two dozen tables to plan',
    sql<FichaSemHistoria>`
      select ${camposDaFicha(visao)}, ${janelas} as janelas, ${passo} as passo ${ORIGEM_DA_FICHA}
      where g.cliente = ${cliente} and g.codigo = ${codigo} and ${filtroDaVisao(visao, 'g') ?? sql`true`}`,
  )

/** The record of an appointment within a view. */
export async function fichaDoAgendamento(
  tx: Banco,
  cliente: string,
  visao: Visao,
  codigo: string,
): Promise<FichaDoAgendamento | undefined> {
  const [[ficha], linhaDoTempo] = await juntas(tx, [
    consultaDaFicha(cliente, visao, codigo),
    consultaDaHistoria(cliente, codigo),
  ])
  return ficha === undefined ? undefined : { ...ficha, linhaDoTempo }
}

/** What it became; the atendimento stands above in the ladder, and its table is read here for this. */
export async function numeroDoAtendimento(tx: Banco, cliente: string, codigo: string): Promise<number | null> {
  const { rows } = await sql<{ numero: number }>`select x.numero from atendimento x
    where x.cliente = ${cliente} and x.agendamento = ${codigo} and x.estado <> 'CANCELADO'`.execute(tx)
  return rows[0]?.numero ?? null
}

interface FiltroDasVisitas {
  /** Instants: `[de, ate)`. */
  de: string
  ate: string
  especialistas?: readonly string[] | undefined
  parceiro?: string | undefined
}

/** What is still to be done or was done: a request and what was called off are no way to go. */
export async function visitasDe(
  tx: Banco,
  cliente: string,
  visao: Visao,
  { de, ate, especialistas, parceiro }: FiltroDasVisitas,
): Promise<VisitaDoDia[]> {
  const filtros = [
    sql`g.cliente = ${cliente}`,
    sql`${ocupa('g')} and g.especialista is not null`,
    filtroDaVisao(visao, 'g'),
    ...tocando('g', de, ate),
    especialistas !== undefined && sql`g.especialista = any(${especialistas}::uuid[])`,
    parceiro !== undefined && sql`g.parceiro = ${parceiro}`,
  ].filter((filtro) => filtro !== null && filtro !== false)
  const { rows } = await sql<VisitaDoDia>`select ${camposDaFicha(visao)} ${ORIGEM_DA_FICHA}
    where ${sql.join(filtros, sql` and `)} order by g.inicio, g.codigo limit ${MAXIMO_DO_PERIODO}`.execute(tx)
  return rows
}

const consultaDaHistoria = (cliente: string, codigo: string) => sql<AgendamentoCompleto['linhaDoTempo'][number]>`
  select codigo, tipo, texto, autor, quando from agendamento_evento
  where cliente = ${cliente} and agendamento = ${codigo} order by codigo`
