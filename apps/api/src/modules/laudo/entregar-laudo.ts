import type { CtxCliente } from '../../context.ts'
import { acompanharLaudo, type Cobranca } from '../atendimento/index.ts'
import { registrarAcontecimento } from './acontecimentos.ts'
import { exigirTransicao, exigirUltimaVersao, travarVisivel } from './exigencias.ts'
import { mudarLaudo } from './queries.ts'

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
  const versao = await mudarLaudo(ctx.tx, ctx.cliente, laudo.codigo, {
    estado: 'ENTREGUE',
    entregue_em: ctx.agora.toString(),
  })
  await registrarAcontecimento(ctx, laudo, {
    acao: 'entregar',
    evento: 'laudo.entregue',
    texto: 'entregue',
    mudancas: { estado: [laudo.estado, 'ENTREGUE'] },
  })
  await acompanharLaudo(ctx, { atendimento: laudo.atendimento, primeiraEntrega: true }, cobranca)
  return { versao }
}
