import type { JanelaDoPedido } from '@vetlume/dominio/atendimento'
import { sql } from 'kysely'
import { regravarPartes } from '../../cadastros/index.ts'
import type { Banco } from '../../../infra/banco/index.ts'
/** Writes when the clinic would like it to be. */
export const gravarJanelas = (
  tx: Banco,
  cliente: string,
  agendamento: string,
  janelas: readonly JanelaDoPedido[],
): Promise<void> => regravarPartes(tx, cliente, 'agendamento_janela', ['agendamento', agendamento], janelas)

/** What is asked for, as the agenda counts it: a bundle once, and each service by itself only when no bundle has it. */
export async function servicosDoAtendimento(tx: Banco, cliente: string, atendimento: string): Promise<string[]> {
  const { rows } = await sql<{ servico: string }>`
    select coalesce(i.pacote, i.servico) as servico from atendimento_item i
    where i.cliente = ${cliente} and i.atendimento = ${atendimento} and not i.cancelado
      and (i.pacote is not null or not exists (select from atendimento_item o where o.cliente = i.cliente
        and o.atendimento = i.atendimento and not o.cancelado and o.pacote is not null and o.servico = i.servico))
    group by 1 order by min(i.ordem)`.execute(tx)
  return rows.map(({ servico }) => servico)
}
