import type { CtxCliente } from '../../context.ts'
import { conferirPlano, servicosPedidos } from '../agenda/index.ts'
import { animalNaVisao } from '../animal/index.ts'
import { visaoDosCadastros } from '../cadastros/index.ts'

interface PedidoComPlano {
  animal: string | null
  planoSaude: string | null
  autorizacao: string | null
  realizadoEm: string | null
  itens: readonly { servico: string }[]
}

/**
 * What the health plan will refuse of this request, by the rule of the agenda: told, not refused, because it is the
 * company that answers for it when it gives the exam a time. Nothing of a patient that the person may not see.
 */
export async function avisosDoPlano(
  ctx: CtxCliente,
  { animal, planoSaude, autorizacao, realizadoEm, itens }: PedidoComPlano,
  agendamento: string | null,
): Promise<string[]> {
  if (planoSaude === null || animal === null) return []
  if (!(await animalNaVisao(ctx.tx, ctx.cliente, visaoDosCadastros(ctx.ator), animal))) return []
  const servicos = await servicosPedidos(ctx.tx, ctx.cliente, [...new Set(itens.map(({ servico }) => servico))])
  const pedido = {
    animal,
    planoSaude,
    planoAntes: planoSaude,
    autorizacao,
    inicio: realizadoEm ?? ctx.agora.toString(),
    exames: servicos.flatMap(({ exames }) => exames),
    proprio: agendamento,
    ignorarPlano: true,
    motivoPlano: null,
  }
  return conferirPlano(ctx, { tipo: 'EMPRESA' }, pedido)
}
