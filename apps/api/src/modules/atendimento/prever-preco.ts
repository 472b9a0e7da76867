import type { contratoAtendimento, PrecoDoPedido } from '@vetlume/dominio/atendimento'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { avisosDoPlano } from './avisar-do-plano.ts'
import { condicoesDe, origemDe } from './condicoes.ts'
import { planejarItens, type ItemPlanejado } from './itens.ts'
import { limitarPreco } from './pedido.ts'
import { ITEM_NOVO, precificarPedido, prazoDosServicos, somarPrecos } from './precificar.ts'
import { itensVivos } from './queries-itens.ts'
import { lerLinha } from './queries.ts'

type Entrada = EntradaLida<(typeof contratoAtendimento)['POST /atendimento/preco']>

/**
 * What a request would cost, by the same rule that freezes it; nothing is written. For an atendimento that exists,
 * prices already given stay as editing it would keep them.
 */
export async function preverPreco({ ctx, input }: { ctx: CtxCliente; input: Entrada }): Promise<PrecoDoPedido> {
  const { tx, cliente } = ctx
  const visao = visaoDe(ctx.ator)
  const atual = input.atendimento === null ? null : exigir(await lerLinha(tx, cliente, visao, input.atendimento))
  const pedido = limitarPreco(visao, input, atual)
  const itens: Omit<ItemPlanejado, 'codigo'>[] =
    atual === null
      ? pedido.itens.map(({ servico, pacote, desconto = null }) => ({
          ...ITEM_NOVO,
          servico,
          pacote,
          desconto,
          congelado: null,
        }))
      : planejarItens(pedido, atual, await itensVivos(tx, cliente, atual.codigo)).itens
  const preco = await precificarPedido(ctx, condicoesDe(atual?.origem ?? origemDe(visao), pedido), itens)
  const precos = preco.itens.map((item, ordem) => ({ ...item, ...itens[ordem]?.congelado }))
  const inicio = pedido.realizadoEm ?? atual?.criado_em ?? ctx.agora.toString()
  return {
    itens: precos.map(({ servico, nome, preco_centavos: centavos, explicacao }) => ({
      servico: { codigo: servico, nome },
      centavos,
      explicacao,
    })),
    totalCentavos: somarPrecos(precos),
    prazoEm: prazoDosServicos(preco.servicos.values(), inicio, input.prioridade),
    avisosDoPlano: await avisosDoPlano(
      ctx,
      { ...pedido, animal: atual?.animal ?? input.animal, autorizacao: input.autorizacao },
      atual?.agendamento ?? null,
    ),
  }
}
