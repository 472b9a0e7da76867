import type { PedidoRecente, Visita } from '@vetlume/dominio/dashboard'
import { sql } from 'kysely'
import { ocupa } from '../agenda/index.ts'
import type { Calendario } from './calendario.ts'
import { lidosDosPassos, type PassosLidos } from './primeiros-passos.ts'
import { comoLista, pedidosRecentes, visitas } from './trechos.ts'
import type { Banco } from '../../infra/banco/index.ts'

export interface Operacao {
  passos: PassosLidos
  proximas: Visita[]
  pedidos: PedidoRecente[]
}

/** The rows that the panel shows by themselves. One statement; each part reads an index range of the tenant. */
export async function operacaoDaEmpresa(
  tx: Banco,
  cliente: string,
  calendario: Pick<Calendario, 'agora' | 'hoje'>,
): Promise<Operacao> {
  const { agora, hoje } = calendario
  const porVir = sql`g.fim > ${agora}::timestamptz and g.inicio >= ${hoje.inicio} and g.inicio < ${hoje.fim}
    and g.estado not in ('CANCELADO', 'FALTOU', 'REALIZADO')`
  const { rows } = await sql<Operacao>`select
    ${lidosDosPassos(cliente, calendario)} as passos,
    ${comoLista(visitas(cliente, porVir, 5))} as proximas,
    ${comoLista(pedidosRecentes(cliente, sql`true`, 6))} as pedidos`.execute(tx)
  return rows[0] as Operacao
}

export interface EspecialistaOcupado {
  codigo: string
  nome: string
  fuso: string
}

/** Whose weeks are shown: the fullest first. */
export async function especialistasDaSemana(
  tx: Banco,
  cliente: string,
  { semana }: Pick<Calendario, 'semana'>,
): Promise<EspecialistaOcupado[]> {
  const { rows } = await sql<EspecialistaOcupado>`
    select e.codigo, e.nome, e.fuso from especialista e left join (
      select g.especialista, sum(g.fim - g.inicio) as reservado from agendamento g
      where g.cliente = ${cliente} and g.inicio >= ${semana.inicio} and g.inicio < ${semana.fim} and ${ocupa('g')}
      group by g.especialista) o on o.especialista = e.codigo
    where e.cliente = ${cliente} and e.ativo order by o.reservado desc nulls last, e.nome limit 8`.execute(tx)
  return rows
}
