import type { CtxCliente } from '../../context.ts'
import { levarPrecosAHora } from './preco-da-hora.ts'
import { prazoDosServicos } from './precificar.ts'
import type { LinhaDeItem } from './queries-itens.ts'
import { servicosComPrecos } from './queries-preco.ts'
import type { LinhaDeAtendimento } from './queries.ts'

/** When the first of its exams is due, counted from `inicio`. */
export async function prazoDosItens(
  { tx, cliente }: Pick<CtxCliente, 'tx' | 'cliente'>,
  itens: readonly Pick<LinhaDeItem, 'servico'>[],
  inicio: string,
  prioridade: LinhaDeAtendimento['prioridade'],
): Promise<string | null> {
  const codigos = itens.map(({ servico }) => servico)
  const servicos = await servicosComPrecos(tx, cliente, { servicos: codigos, parceiro: null, planoSaude: null })
  return prazoDosServicos(servicos.values(), inicio, prioridade)
}

/**
 * Starting fixes the moment of the exam; from it the deadline counts. A moment still to come becomes now, and keeps the price
 * agreed for it: only what had no time yet is priced by the one at which it begins.
 */
export async function marcasDoInicio(ctx: CtxCliente, atual: LinhaDeAtendimento, itens: readonly LinhaDeItem[]) {
  const { realizado_em: marcado, prioridade } = atual
  const jaPassou = marcado !== null && Temporal.Instant.compare(marcado, ctx.agora) <= 0
  const realizado_em = jaPassou ? marcado : ctx.agora.toString()
  const total_centavos =
    marcado === null ? await levarPrecosAHora(ctx, atual, itens, realizado_em) : atual.total_centavos
  return { realizado_em, total_centavos, prazo_em: await prazoDosItens(ctx, itens, realizado_em, prioridade) }
}
