import type { CtxCliente } from '../../context.ts'
import { acompanharLaudo, type Cobranca } from '../atendimento/index.ts'
import { registrarAcontecimento } from './acontecimentos.ts'
import { darPassoNoLaudo } from './dar-passo.ts'
import { exigirTransicao, exigirUltimaVersao, travarVisivel } from './exigencias.ts'

/** Puts a signed laudo in the partner clinic's area, and takes its atendimento along. */
export async function entregarLaudo({
  ctx,
  input,
  cobranca,
}: {
  ctx: CtxCliente
  input: { codigo: string; versao: number }
  cobranca: Cobranca
}): Promise<{ versao: number }> {
  const laudo = await travarVisivel(ctx, input.codigo, { levar: true })
  exigirTransicao('entregar', laudo)
  exigirUltimaVersao(laudo, input.versao)
  const marca = { entregue_em: ctx.agora.toString() }
  const { versao } = await darPassoNoLaudo(ctx.tx, ctx.cliente, laudo.codigo, 'entregar', marca)
  await registrarAcontecimento(ctx, laudo, {
    acao: 'entregar',
    evento: 'laudo.entregue',
    texto: 'entregue',
    mudancas: { estado: [laudo.estado, 'ENTREGUE'] },
  })
  await acompanharLaudo(ctx, { atendimento: laudo.atendimento, primeiraEntrega: true }, cobranca)
  return { versao }
}
