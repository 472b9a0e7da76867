import type { EstadoDoAgendamento, TipoDeLocal, Prioridade } from '@vetlume/dominio/agenda'
import { sql, type Insertable, type Updateable } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { juntas, planoGenerico, type Instrucao, type Banco } from '../../infra/banco/index.ts'
import type { Agendamento } from '../../infra/banco/tipos.ts'
import { inserirPartes, regravarPartes, type Visao } from '../cadastros/index.ts'
import { filtroDaVisao } from './queries.ts'
import type { ServicoPedido } from './queries-servico.ts'

export interface LinhaDoAgendamento {
  codigo: string
  versao: number
  estado: EstadoDoAgendamento
  origem: 'EMPRESA' | 'PARCEIRO'
  inicio: string
  fim: string
  especialista: string | null
  parceiro: string | null
  animal: string | null
  contato: string | null
  prioridade: Prioridade
  tipo_local: TipoDeLocal
  endereco: string | null
  latitude: number | null
  longitude: number | null
  plano_saude: string | null
  autorizacao: string | null
  observacoes: string | null
  plantao: boolean
  proposto_em: string | null
  confirmado_para: string | null
  /** Keys of its services, in order. */
  servicos: string[]
  /** What they took together when they were written. */
  minutos: number
}

/** One appointment within a view, as it is written; with `travar`, kept as it is until commit. */
export async function linhaDoAgendamento(
  tx: Banco,
  cliente: string,
  visao: Visao,
  codigo: string,
  { travar = false } = {},
): Promise<LinhaDoAgendamento | undefined> {
  const { rows } = await sql<LinhaDoAgendamento>`
    select g.codigo, g.versao, g.estado, g.origem, g.inicio, g.fim, g.especialista, g.parceiro, g.animal, g.contato, g.prioridade,
      g.tipo_local, g.endereco, g.latitude, g.longitude, g.plano_saude, g.autorizacao, g.observacoes, g.plantao, g.proposto_em, g.confirmado_para,
      array(select i.servico from agendamento_servico i where i.cliente = g.cliente and i.agendamento = g.codigo order by i.ordem) as servicos,
      (select coalesce(sum(i.duracao_minutos), 0)::int from agendamento_servico i where i.cliente = g.cliente and i.agendamento = g.codigo) as minutos
    from agendamento g
    where g.cliente = ${cliente} and g.codigo = ${codigo} and ${filtroDaVisao(visao, 'g') ?? sql`true`}
    ${travar ? sql`for no key update of g` : sql``}`.execute(tx)
  return rows[0]
}

/** Holds rows until commit, in the order of their keys. */
export const trava = (cliente: string, tabela: string, codigos: readonly string[]): Instrucao[] =>
  codigos.length === 0
    ? []
    : [
        planoGenerico(
          'rows by their keys',
          sql`select from ${sql.table(tabela)} where cliente = ${cliente} and codigo = any(${codigos}::uuid[])
            order by codigo for no key update`,
        ),
      ]

export async function travarLinhas(
  tx: Banco,
  cliente: string,
  tabela: string,
  codigos: readonly string[],
): Promise<void> {
  await juntas(tx, trava(cliente, tabela, codigos))
}

export interface Ocupantes {
  especialista: string
  animal: string | null
  equipamentos: readonly { codigo: string; nome: string }[]
}

/** First of the locks of whoever writes an appointment: the specialist's row, where all who want its time take turns. */
export const travarEspecialista = (tx: Banco, cliente: string, codigo: string): Promise<void> =>
  travarLinhas(tx, cliente, 'especialista', [codigo])

/** The specialist and then the animal in one statement: the second is not looked for before the first is held. */
const travaDosDois = (
  cliente: string,
  { especialista, animal }: Ocupantes,
  como: 'for no key update' | 'for no key update skip locked',
) =>
  planoGenerico(
    'rows by their keys',
    sql`with antes as materialized
      (select from "especialista" where cliente = ${cliente} and codigo = ${especialista} ${sql.raw(como)})
      select from "animal" where cliente = ${cliente} and codigo = ${animal} and (select count(*) from antes) > 0 ${sql.raw(como)}`,
  )

export const travaDeQuemMarca = (cliente: string, ocupantes: Ocupantes): Instrucao[] =>
  ocupantes.animal === null
    ? trava(cliente, 'especialista', [ocupantes.especialista])
    : [travaDosDois(cliente, ocupantes, 'for no key update')]

/**
 * The same without waiting for anybody: one row says that what the appointment takes is held. Null where that is more than
 * specialist and animal: whoever holds one machine and then waits for others would wait out of order.
 */
export const tentativaDeTravar = (cliente: string, ocupantes: Ocupantes): Instrucao | null =>
  ocupantes.animal === null || ocupantes.equipamentos.length > 0
    ? null
    : travaDosDois(cliente, ocupantes, 'for no key update skip locked')

/** Last of the locks: what the appointment takes beside the specialist. Always after its own row, and in this order. */
export const travasDosOcupados = (cliente: string, { animal, equipamentos }: Ocupantes): Instrucao[] => [
  ...trava(cliente, 'animal', animal === null ? [] : [animal]),
  ...trava(
    cliente,
    'equipamento',
    equipamentos.map(({ codigo }) => codigo),
  ),
]

type NovaLinha = Omit<Insertable<Agendamento>, 'cliente' | 'codigo'>

/** A new appointment with its key, made here so that what belongs to it is written without waiting for it. */
export function novoAgendamento(
  tx: Banco,
  cliente: string,
  linha: NovaLinha,
): { codigo: string; inserir: Instrucao<{ animal: string | null }> } {
  const codigo = randomUUIDv7()
  // The animal comes back as it was written: a trigger follows one that was merged into another.
  return {
    codigo,
    inserir: tx
      .insertInto('agendamento')
      .values({ cliente, codigo, ...linha })
      .returning('animal'),
  }
}

export async function inserirAgendamento(tx: Banco, cliente: string, linha: NovaLinha): Promise<string> {
  const { codigo, inserir } = novoAgendamento(tx, cliente, linha)
  await juntas(tx, [inserir])
  return codigo
}

/** Writes the columns and counts one version more. The state is written by `dar-passo.ts`. */
export async function alterarAgendamento(
  tx: Banco,
  cliente: string,
  codigo: string,
  colunas: Omit<Updateable<Agendamento>, 'estado' | 'versao'>,
): Promise<void> {
  await tx
    .updateTable('agendamento')
    .set((eb) => ({ ...colunas, versao: eb('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

/** What is done in an appointment, and what that occupies: rows of two tables. */
function partesDo(servicos: readonly ServicoPedido[], equipamentos: Ocupantes['equipamentos']) {
  // A trigger fills in the time and whether it counts.
  const parado = { inicio: '-infinity', fim: 'infinity', ocupa: false }
  return [
    [
      'agendamento_servico',
      servicos.map(({ codigo: servico, minutos: duracao_minutos }, ordem) => ({ servico, ordem, duracao_minutos })),
    ],
    ['agendamento_equipamento', equipamentos.map(({ codigo }) => ({ equipamento: codigo, ...parado }))],
  ] as const
}

/** Writes both of a new appointment: services with its row, equipment after it, whose time it copies. */
export function inserirServicos(
  cliente: string,
  agendamento: string,
  servicos: readonly ServicoPedido[],
  equipamentos: Ocupantes['equipamentos'],
): { comALinha: Instrucao[]; depois: Instrucao[] } {
  const [comALinha = [], depois = []] = partesDo(servicos, equipamentos).map(([tabela, partes]) =>
    inserirPartes(cliente, tabela, ['agendamento', agendamento], partes),
  )
  return { comALinha, depois }
}

/** The same over what was there. */
export async function gravarServicos(
  tx: Banco,
  cliente: string,
  agendamento: string,
  servicos: readonly ServicoPedido[],
  equipamentos: Ocupantes['equipamentos'],
): Promise<void> {
  for (const [tabela, partes] of partesDo(servicos, equipamentos))
    await regravarPartes(tx, cliente, tabela, ['agendamento', agendamento], partes)
}
