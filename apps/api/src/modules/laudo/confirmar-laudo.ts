import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { registrarAcontecimento } from './acontecimentos.ts'
import { travarVisivel } from './exigencias.ts'
import { podeConfirmar } from './policy.ts'
import { mudarLaudo } from './queries.ts'

/** The partner clinic says that it has read a critical finding; a second time answers when it first did. */
export async function confirmarLaudo({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<{ confirmadoEm: string }> {
  const laudo = await travarVisivel(ctx, input.codigo)
  if (!laudo.critico)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Este laudo não tem achado crítico a confirmar.' })
  if (!podeConfirmar(visaoDe(ctx.ator), laudo)) return { confirmadoEm: exigir(laudo.critico_confirmado_em) }
  const confirmadoEm = ctx.agora.toString({ smallestUnit: 'millisecond' })
  await mudarLaudo(ctx.tx, ctx.cliente, laudo.codigo, {
    critico_confirmado_em: confirmadoEm,
    critico_confirmado_por: ctx.ator.nome,
  })
  const mudancas = { critico_confirmado_em: [null, confirmadoEm] } as const
  await registrarAcontecimento(ctx, laudo, {
    acao: 'confirmar',
    evento: 'laudo.confirmado',
    texto: 'com achado crítico confirmado pela clínica',
    mudancas,
  })
  return { confirmadoEm }
}
