import { formatarReais } from '@vetlume/dominio/dinheiro'
import { cobraPlantao } from '@vetlume/dominio/preco'
import type { CtxCliente } from '../../context.ts'
import { condicoesAtuais } from './condicoes.ts'
import { registrarNaLinhaDoTempo } from './linha-do-tempo.ts'
import { acrescimoEm, precificarPedido, somarPrecos } from './precificar.ts'
import { gravarItens, type LinhaDeItem } from './queries-itens.ts'
import type { LinhaDeAtendimento } from './queries.ts'

/**
 * Prices the items for another hour, when one is on-call and the other is not. A price once given stays otherwise, and so does
 * one that has the surcharge of that hour already, as after a start that is taken back. Answers the total.
 */
export async function levarPrecosAHora(
  ctx: CtxCliente,
  atual: LinhaDeAtendimento,
  itens: readonly LinhaDeItem[],
  realizadoEm: string | null,
): Promise<number> {
  const acrescimo = await acrescimoEm(ctx, realizadoEm)
  const jaCobra = (item: LinhaDeItem) => cobraPlantao(item.explicacao.linhas, item.preco_centavos, acrescimo)
  if (acrescimo === (await acrescimoEm(ctx, atual.realizado_em)) || itens.every(jaCobra)) return atual.total_centavos
  const condicoes = { ...condicoesAtuais(atual), realizadoEm }
  const pedidos = itens.map((item) => ({ ...item, existente: true, pacoteInteiro: true }))
  const { itens: novos } = await precificarPedido(ctx, condicoes, pedidos)
  const precos = itens.map((item, ordem) => ({ ...item, ...(jaCobra(item) ? {} : novos[ordem]), ordem }))
  const total = somarPrecos(precos)
  await gravarItens(ctx.tx, ctx.cliente, atual.codigo, precos)
  if (total !== atual.total_centavos) {
    const texto = `Preço revisto com o horário: total de ${formatarReais(total)}`
    await registrarNaLinhaDoTempo(ctx, [{ atendimento: atual.codigo, tipo: 'SERVICOS', texto }])
  }
  return total
}
