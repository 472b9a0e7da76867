import type { PedidoAberto } from '@vetlume/dominio/agenda'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { planoGenerico } from '../../infra/banco/index.ts'
import { filtroDaVisao, ocupa } from './queries.ts'
import type { Visao } from '../cadastros/index.ts'

interface Exame {
  animal: string
  /** Services, those of a bundle one by one. */
  exames: readonly string[]
}

const MAXIMO = 5

/**
 * Requests of the patient for one of these exams that still wait for a time, the oldest first. The atendimento stands above
 * this module in the ladder: its table is read for one fact, what is asked for and not booked.
 */
export function pedidosAbertos(cliente: string, visao: Visao, { animal, exames }: Exame) {
  const consulta = sql<PedidoAberto>`
    select a.codigo, a.numero, a.versao, a.criado_em as "criadoEm",
      array(select s.nome from atendimento_item i join servico s on s.cliente = i.cliente and s.codigo = i.servico
        where i.cliente = a.cliente and i.atendimento = a.codigo and not i.cancelado order by i.ordem) as exames
    from atendimento a
    left join agendamento g on g.cliente = a.cliente and g.codigo = a.agendamento
    where a.cliente = ${cliente} and a.animal = ${animal} and a.estado = 'ABERTO'
      and (g.codigo is null or not (${ocupa('g')}) or g.proposto_em is not null)
      and exists (select from atendimento_item i where i.cliente = a.cliente and i.atendimento = a.codigo
        and not i.cancelado and i.servico = any(${exames}::uuid[]))
      and ${filtroDaVisao(visao, 'a') ?? sql`true`}
    order by a.criado_em limit ${MAXIMO}`
  return planoGenerico('what is asked for one animal', consulta)
}

/** Throws PEDIDO_EM_ABERTO where there is one. */
export function recusarPedidoAberto(pedidos: readonly PedidoAberto[]): void {
  const [primeiro] = pedidos
  if (primeiro === undefined) return
  throw new ErroDeDominio('PEDIDO_EM_ABERTO', {
    mensagem: `Este paciente já tem o pedido nº ${primeiro.numero}, de ${primeiro.exames.join(', ')}, à espera de horário. Agende o pedido, ou confirme que é outro exame.`,
    detalhes: { pedidos },
  })
}

/** Throws PEDIDO_EM_ABERTO when the same exam of the patient was asked for already, until somebody says that this is another. */
export async function conferirPedidoAberto(
  ctx: CtxCliente,
  visao: Visao,
  exame: Exame & { outroExame: boolean },
): Promise<void> {
  if (exame.outroExame || visao.tipo === 'PARCEIRO') return
  const { rows } = await pedidosAbertos(ctx.cliente, visao, exame).execute(ctx.tx)
  recusarPedidoAberto(rows)
}
