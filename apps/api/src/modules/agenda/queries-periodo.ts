import { MAXIMO_DO_PERIODO, type EstadoDoAgendamento, type ItemDoPeriodo } from '@vetlume/dominio/agenda'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import type { Visao } from './policy.ts'
import { camposDaAgenda, filtroDaVisao, janelas, ORIGEM_DA_AGENDA, tocando } from './queries.ts'

type Local = Pick<CtxCliente, 'tx' | 'cliente'>

interface FiltroDoPeriodo {
  /** Instants: `[de, ate)`. */
  de: string
  ate: string
  especialistas?: readonly string[] | undefined
  parceiro?: string | undefined
  estados?: readonly EstadoDoAgendamento[] | undefined
}

type LinhaDoPeriodo = Omit<ItemDoPeriodo, 'permissoes' | 'deslocamento'>

/** Everything of a period in one statement, in order of time; one row more than the maximum when there is more. */
export async function agendamentosDoPeriodo(
  { tx, cliente }: Local,
  visao: Visao,
  { de, ate, especialistas, parceiro, estados }: FiltroDoPeriodo,
): Promise<LinhaDoPeriodo[]> {
  const filtros = [
    sql`g.cliente = ${cliente}`,
    filtroDaVisao(visao, 'g'),
    ...tocando('g', de, ate),
    especialistas !== undefined && sql`g.especialista = any(${especialistas}::uuid[])`,
    parceiro !== undefined && sql`g.parceiro = ${parceiro}`,
    estados === undefined ? sql`g.estado <> 'CANCELADO'` : sql`g.estado = any(${estados}::text[])`,
  ].filter((filtro) => filtro !== null && filtro !== false)
  const { rows } = await sql<LinhaDoPeriodo>`select ${camposDaAgenda(visao)},
      case g.estado when 'SOLICITADO' then ${janelas} else '[]' end as janelas ${ORIGEM_DA_AGENDA}
    where ${sql.join(filtros, sql` and `)} order by g.inicio, g.codigo limit ${MAXIMO_DO_PERIODO + 1}`.execute(tx)
  return rows
}

export interface EspecialistaDaAgenda {
  codigo: string
  nome: string
  cor: string
  fuso: string
}

/** Active specialists, by name, whose days somebody may see: none for a clinic. */
export async function especialistasDaAgenda(
  { tx, cliente }: Local,
  visao: Visao,
  codigos: readonly string[] | undefined,
): Promise<EspecialistaDaAgenda[]> {
  if (visao.tipo === 'PARCEIRO') return []
  const { rows } = await sql<EspecialistaDaAgenda>`select e.codigo, e.nome, e.cor, e.fuso from especialista e
    where e.cliente = ${cliente} and e.ativo
      ${visao.tipo === 'ESPECIALISTA' ? sql`and e.codigo = ${visao.especialista}` : sql``}
      ${codigos === undefined ? sql`` : sql`and e.codigo = any(${codigos}::uuid[])`}
    order by normalizar(e.nome), e.codigo`.execute(tx)
  return rows
}
