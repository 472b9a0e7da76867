import type { CtxCliente } from '../../context.ts'
import { registrarAcontecimento } from './acontecimentos.ts'
import { exigirTransicao, exigirUltimaVersao, travarVisivel } from './exigencias.ts'
import { mudarLaudo } from './queries.ts'

/** Puts a signed laudo in the partner clinic's area. */
export async function entregarLaudo({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string; versao: number }
}): Promise<{ versao: number }> {
  const laudo = await travarVisivel(ctx, input.codigo)
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
  return { versao }
}
