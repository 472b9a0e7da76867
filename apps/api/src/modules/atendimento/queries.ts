import {
  ESTADOS_COM_LAUDO_A_ESCREVER,
  ESTADOS_DO_ATENDIMENTO,
  ESTADOS_EDITAVEIS,
  exameRealizado,
  type EstadoDoAtendimento,
  type ItemDeAtendimento,
  type SituacaoDoPrazo,
} from '@vetlume/dominio/atendimento'
import { sql, type Selectable } from 'kysely'
import { listar, literais, type Banco } from '../../infra/banco/index.ts'
import { noPrazo } from './no-prazo.ts'
import type { Atendimento } from '../../infra/banco/tipos.ts'
import { filtroDaVisao, ocupa } from '../agenda/index.ts'
import { contem, referencia, type Visao } from '../cadastros/index.ts'

/** Instants: `[de, ate)`; null is without limit. */
export interface Periodo {
  de: string | null
  ate: string | null
}

export interface FiltroDeAtendimentos {
  busca?: string | undefined
  ordem: string
  cursor?: string | undefined
  limite: number
  estado?: string | undefined
  prioridade?: string | undefined
  parceiro?: string | undefined
  especialista?: string | undefined
  animal?: string | undefined
  numero?: number | undefined
  prazo?: SituacaoDoPrazo | undefined
  horario?: 'sem' | 'aguardando' | 'proposto' | undefined
  laudo?: 'a-comecar' | undefined
  aberto?: 'sim' | undefined
  /** Instants: `[de, ate)`. */
  realizado: Periodo
  /** Instants: `[de, ate)`. */
  de: string | null
  ate: string | null
}

/** Who the list is for. */
export interface Leitor {
  usuario: string
  visao: Visao
}

const MAXIMO_DA_BUSCA = 500

// Inside JSON an instant keeps the zone of the connection; outside, the driver writes it in UTC.
export const instanteEmJson = (coluna: string) =>
  sql`to_char(${sql.ref(coluna)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const REALIZADOS = literais(ESTADOS_DO_ATENDIMENTO.filter(exameRealizado))

/**
 * The exam of `a` was done, and one that needs a laudo has none signed: until it has, the deadline runs. Looked up row by row
 * (`offset 0`): for a page the planner would rather gather every laudo of the company.
 */
export const prazoCorre = sql<boolean>`(a.estado in (${literais(ESTADOS_COM_LAUDO_A_ESCREVER)}) and exists (select from atendimento_item i
  join servico s on s.cliente = i.cliente and s.codigo = i.servico and s.exige_laudo
  where i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado and not exists (select from laudo l
    where l.cliente = i.cliente and l.atendimento = i.atendimento and l.item = i.codigo and l.assinado_em is not null offset 0) offset 0))`

/** Those whose deadline stands so: the few that were done and are not closed, found on their own by the index of their deadlines. */
const comPrazo = (cliente: string, situacao: SituacaoDoPrazo, agora: string) => sql`a.codigo = any(array(
  select a.codigo from atendimento a where a.cliente = ${cliente} and ${prazoCorre} and ${noPrazo(sql`a.prazo_em`, situacao, agora)}))`

/** Asked for, not begun, and no appointment of it holds a time: one that was only asked for, called off or missed holds none. */
const SEM_HORARIO = sql`a.estado = 'ABERTO' and a.realizado_em is null and not exists (select from agendamento h
  where h.cliente = a.cliente and h.codigo = a.agendamento and ${ocupa('h')} offset 0)`

/**
 * Requests whose time is still to be settled: those that have none, or the few whose appointments say so. One that was called
 * off waits for nobody, and saying so lets the index of living atendimentos find the others.
 */
const comHorario = (cliente: string, horario: 'sem' | 'aguardando' | 'proposto') =>
  horario === 'sem'
    ? SEM_HORARIO
    : sql`a.estado <> 'CANCELADO' and a.agendamento = any(array(
  select s.codigo from agendamento s where s.cliente = ${cliente}
    and ${horario === 'aguardando' ? sql`s.estado = 'SOLICITADO'` : sql`s.estado = 'RESERVADO' and s.proposto_em is not null`}))`

/** The laudos in force that a reader knows of: a clinic, once they are delivered. */
export const laudoConhecido = (visao: Visao) =>
  visao.tipo === 'PARCEIRO'
    ? sql`l.estado in ('ENTREGUE', 'VISUALIZADO')`
    : sql`l.estado not in ('CANCELADO', 'RETIFICADO')`

const comLaudoAComecar = (visao: Visao) => sql`exists (select from atendimento_item i
  join servico s on s.cliente = i.cliente and s.codigo = i.servico and s.exige_laudo
  where i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado and not exists (select from laudo l
    where l.cliente = i.cliente and l.atendimento = i.atendimento and l.item = i.codigo and ${laudoConhecido(visao)} offset 0) offset 0)`

/** What the other side wrote since the reader opened it last. */
const comentariosNovos = ({ usuario, visao }: Leitor) => sql`(select count(*)::int from atendimento_comentario c
  where c.cliente = a.cliente and c.atendimento = a.codigo and c.do_parceiro = ${visao.tipo !== 'PARCEIRO'}
    and c.removido_em is null and c.criado_em > coalesce((select x.quando from acesso_clinico x where x.cliente = a.cliente and x.entidade = 'atendimento'
      and x.registro = a.codigo and x.usuario = ${usuario} order by x.codigo desc limit 1), '-infinity'))`

const campos = (leitor: Leitor) => sql`
  a.codigo, a.numero, a.origem, a.estado, a.prioridade, es.nome as especie, t.nome as tutor,
  a.total_centavos as "totalCentavos", a.criado_em as "criadoEm", a.prazo_em as "prazoEm", ${prazoCorre} as "prazoCorre",
  ${referencia('an')} as animal, ${referencia('p')} as parceiro, ${referencia('e')} as especialista,
  case when g.codigo is not null then json_build_object('estado', g.estado, 'inicio', ${instanteEmJson('g.inicio')},
    'propostoEm', ${instanteEmJson('g.proposto_em')}) end as agendamento,
  array(select s.nome from atendimento_item i join servico s on s.cliente = i.cliente and s.codigo = i.servico
    where i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado order by i.ordem) as servicos,
  ${comentariosNovos(leitor)} as "comentariosNovos"`

const juncoes = sql`
  left join animal an on an.cliente = a.cliente and an.codigo = a.animal
  left join especie es on es.codigo = an.especie
  left join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
  left join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
  left join especialista e on e.cliente = a.cliente and e.codigo = a.especialista
  left join agendamento g on g.cliente = a.cliente and g.codigo = a.agendamento`

/**
 * Number, patient (name, microchip), tutor (name, CPF, phone) or partner clinic. The keys are found first, so that each
 * part of the filter is served by its own index; `haMais` when only the best of the patients are looked at.
 */
async function filtroDeBusca(tx: Banco, cliente: string, termo: string) {
  const { rows } = await sql<{ animais: string[]; parceiros: string[] }>`
    select array(select busca.animal(${cliente}, ${termo}, ${MAXIMO_DA_BUSCA})) as animais,
      array(select p.codigo from parceiro p where p.cliente = ${cliente} and ${contem(sql`p.busca`, termo)}) as parceiros`.execute(
    tx,
  )
  const { animais = [], parceiros = [] } = rows[0] ?? {}
  const partes = [
    /^\d{1,9}$/.test(termo) ? sql`a.numero = ${Number(termo)}` : null,
    // Hundreds of keys in sight of the planner are weighed one by one for every join: read in a query of their own, they are not.
    animais.length > 0
      ? sql`a.codigo = any(array(select x.codigo from unnest(${animais}::uuid[]) as k (animal)
          join atendimento x on x.cliente = ${cliente} and x.animal = k.animal))`
      : null,
    parceiros.length > 0 ? sql`a.parceiro = any(${parceiros}::uuid[])` : null,
  ].filter((parte) => parte !== null)
  return {
    encontrado: partes.length === 0 ? sql`false` : sql`(${sql.join(partes, sql` or `)})`,
    haMais: animais.length === MAXIMO_DA_BUSCA,
  }
}

/** Which atendimentos the list has; the text that was typed is looked for apart. */
export function recorteDeAtendimentos(
  cliente: string,
  visao: Visao,
  filtro: Omit<FiltroDeAtendimentos, 'ordem' | 'limite'>,
  agora: string,
) {
  const { estado, prioridade, parceiro, especialista, animal, numero, de, ate, realizado } = filtro
  const noExame = realizado.de !== null || realizado.ate !== null
  return {
    origem: sql`from atendimento a`,
    filtros: [
      sql`a.cliente = ${cliente}`,
      filtroDaVisao(visao, 'a'),
      estado ? sql`a.estado = ${estado}` : null,
      prioridade ? sql`a.prioridade = ${prioridade}` : null,
      parceiro ? sql`a.parceiro = ${parceiro}` : null,
      especialista ? sql`a.especialista = ${especialista}` : null,
      animal ? sql`a.animal = ${animal}` : null,
      numero ? sql`a.numero = ${numero}` : null,
      de === null ? null : sql`a.criado_em >= ${de}::timestamptz`,
      ate === null ? null : sql`a.criado_em < ${ate}::timestamptz`,
      noExame ? sql`a.estado in (${REALIZADOS})` : null,
      realizado.de === null ? null : sql`a.realizado_em >= ${realizado.de}::timestamptz`,
      realizado.ate === null ? null : sql`a.realizado_em < ${realizado.ate}::timestamptz`,
      filtro.aberto ? sql`a.estado in (${literais(ESTADOS_EDITAVEIS)})` : null,
      filtro.laudo ? comLaudoAComecar(visao) : null,
      filtro.prazo ? comPrazo(cliente, filtro.prazo, agora) : null,
      filtro.horario ? comHorario(cliente, filtro.horario) : null,
    ],
  }
}

export async function listarAtendimentos(
  tx: Banco,
  cliente: string,
  leitor: Leitor,
  filtro: FiltroDeAtendimentos,
  agora: string,
) {
  const { busca, de } = filtro
  const { origem, filtros } = recorteDeAtendimentos(cliente, leitor.visao, filtro, agora)
  // Number and deadline follow the day of opening. The planner does not know, and would walk their indexes through all that
  // came before the period; an order that no index has is that of the period's rows alone.
  const achado = busca ? await filtroDeBusca(tx, cliente, busca) : null
  return listar<ItemDeAtendimento>(tx, filtro, {
    campos: campos(leitor),
    origem,
    alias: 'a',
    juncoes,
    chave: sql`a.codigo`,
    colunas: {
      criadoEm: { expressao: sql`a.criado_em`, tipo: 'timestamptz' },
      numero: { expressao: de === null ? sql`a.numero` : sql`(a.numero + 0)`, tipo: 'int8' },
      prazoEm: {
        expressao: de === null ? sql`a.prazo_em` : sql`(a.prazo_em + interval '0')`,
        tipo: 'timestamptz',
        nulo: 'infinity',
      },
    },
    filtros,
    busca: achado?.encontrado ?? null,
    haMais: achado?.haMais === true,
    // Planning its joins takes as long as reading a page, and the tenant alone says nothing about where the page is.
    plano: achado !== null || filtros.filter(Boolean).length > 1 ? 'POR_VALORES' : 'GENERICO',
  })
}

/** The row, its text columns read as the unions that their constraints guarantee. */
export type LinhaDeAtendimento = Selectable<Atendimento> & {
  estado: EstadoDoAtendimento
  origem: 'EMPRESA' | 'PARCEIRO'
  prioridade: 'ROTINA' | 'URGENTE'
  modo_cobranca: 'A_VISTA' | 'FATURADO' | 'PLANO'
}

/** Within the view: who writes or reviews a laudo of it reaches it too, although somebody else did the exam. */
export const alcancado = (visao: Visao) =>
  visao.tipo === 'ESPECIALISTA'
    ? sql`(${filtroDaVisao(visao, 'a')} or exists (select from laudo l where l.cliente = a.cliente and l.atendimento = a.codigo
        and (l.especialista = ${visao.especialista} or l.revisor = ${visao.especialista}) and l.estado <> 'CANCELADO'))`
    : (filtroDaVisao(visao, 'a') ?? sql`true`)

const daVisao = (cliente: string, visao: Visao, codigo: string) => sql`
  select a.* from atendimento a
  where a.cliente = ${cliente} and a.codigo = ${codigo} and ${alcancado(visao)}`

/** One atendimento within the person's view. */
export async function lerLinha(tx: Banco, cliente: string, visao: Visao, codigo: string) {
  const { rows } = await sql<LinhaDeAtendimento>`${daVisao(cliente, visao, codigo)}`.execute(tx)
  return rows[0]
}

/** The same, locked until the end of the transaction: two people who act on it take turns. */
export async function travarAtendimento(tx: Banco, cliente: string, visao: Visao, codigo: string) {
  const { rows } = await sql<LinhaDeAtendimento>`${daVisao(cliente, visao, codigo)} for update`.execute(tx)
  return rows[0]
}

type Mudancas = Partial<Omit<Selectable<Atendimento>, 'cliente' | 'codigo' | 'estado' | 'versao'>>

/** Changes a locked row and answers its new version. The state is written by `dar-passo.ts`. */
export async function alterarAtendimento(
  tx: Banco,
  { cliente, codigo, versao }: LinhaDeAtendimento,
  mudancas: Mudancas,
): Promise<number> {
  await tx
    .updateTable('atendimento')
    .set({ ...mudancas, versao: versao + 1 })
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
  return versao + 1
}
