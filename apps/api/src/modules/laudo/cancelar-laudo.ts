import type { CtxCliente } from '../../context.ts'
import { registrarAcontecimento } from './acontecimentos.ts'
import { darPassoNoLaudo } from './dar-passo.ts'
import { exigirTransicao, exigirUltimaVersao, travarVisivel } from './exigencias.ts'

interface Entrada {
  codigo: string
  versao: number
  motivo: string
}

/** Calls off a draft; what was signed is rectified, never called off. */
export async function cancelarLaudo({ ctx, input }: { ctx: CtxCliente; input: Entrada }): Promise<{ versao: number }> {
  const { motivo } = input
  const laudo = await travarVisivel(ctx, input.codigo)
  exigirTransicao('cancelar', laudo)
  exigirUltimaVersao(laudo, input.versao)
  const { versao } = await darPassoNoLaudo(ctx.tx, ctx.cliente, laudo.codigo, 'cancelar', { motivo })
  const mudancas = { estado: [laudo.estado, 'CANCELADO'], motivo: [laudo.motivo, motivo] } as const
  await registrarAcontecimento(ctx, laudo, { acao: 'cancelar', evento: 'laudo.cancelado', texto: null, mudancas })
  return { versao }
}
