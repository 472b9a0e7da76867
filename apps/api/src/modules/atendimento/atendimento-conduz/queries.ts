import type { JanelaDoPedido } from '@vetlume/dominio/atendimento'
import { sql } from 'kysely'
import type { CtxCliente } from '../../../context.ts'
import { regravarPartes } from '../../cadastros/index.ts'

type Local = Pick<CtxCliente, 'tx' | 'cliente'>

/** Writes when the clinic would like it to be. */
export const gravarJanelas = (local: Local, agendamento: string, janelas: readonly JanelaDoPedido[]): Promise<void> =>
  regravarPartes(local, 'agendamento_janela', ['agendamento', agendamento], janelas)

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
