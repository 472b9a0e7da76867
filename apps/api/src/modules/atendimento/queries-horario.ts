import type { JanelaDoPedido } from '@vetlume/dominio/atendimento'
import type { EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { regravarPartes } from '../cadastros/index.ts'
import type { LinhaDeAtendimento } from './queries.ts'

type Local = Pick<CtxCliente, 'tx' | 'cliente'>

/** Writes when the clinic would like it to be. */
export const gravarJanelas = (local: Local, agendamento: string, janelas: readonly JanelaDoPedido[]): Promise<void> =>
  regravarPartes(local, 'agendamento_janela', ['agendamento', agendamento], janelas)

/** Holds the atendimentos that follow these appointments until commit. */
export async function travarSeguidores({ tx, cliente }: Local, agendamentos: readonly string[]): Promise<void> {
  await sql`select from atendimento a where a.cliente = ${cliente} and a.agendamento = any(${agendamentos}::uuid[])
    and a.estado <> 'CANCELADO' order by a.codigo for no key update`.execute(tx)
}

/** The atendimento that an appointment became and that was not called off. */
export async function seguidorDe({ tx, cliente }: Local, agendamento: string): Promise<LinhaDeAtendimento | undefined> {
  const { rows } = await sql<LinhaDeAtendimento>`select a.* from atendimento a
    where a.cliente = ${cliente} and a.agendamento = ${agendamento} and a.estado <> 'CANCELADO'`.execute(tx)
  return rows[0]
}

export interface HorarioDoAgendamento {
  codigo: string
  estado: EstadoDoAgendamento
  inicio: string
  fim: string
  propostoEm: string | null
  motivo: string | null
  especialista: string | null
}

export async function horarioDoAgendamento(
  { tx, cliente }: Local,
  codigo: string | null,
): Promise<HorarioDoAgendamento | null> {
  if (codigo === null) return null
  const { rows } = await sql<HorarioDoAgendamento>`
    select g.codigo, g.estado, g.inicio, g.fim, g.proposto_em as "propostoEm", g.motivo, g.especialista
    from agendamento g where g.cliente = ${cliente} and g.codigo = ${codigo}`.execute(tx)
  return rows[0] ?? null
}

/** What is asked for, as the agenda counts it: a bundle once, and each service by itself only when no bundle has it. */
export async function servicosDoAtendimento({ tx, cliente }: Local, atendimento: string): Promise<string[]> {
  const { rows } = await sql<{ servico: string }>`
    select coalesce(i.pacote, i.servico) as servico from atendimento_item i
    where i.cliente = ${cliente} and i.atendimento = ${atendimento} and not i.cancelado
      and (i.pacote is not null or not exists (select from atendimento_item o where o.cliente = i.cliente
        and o.atendimento = i.atendimento and not o.cancelado and o.pacote is not null and o.servico = i.servico))
    group by 1 order by min(i.ordem)`.execute(tx)
  return rows.map(({ servico }) => servico)
}
