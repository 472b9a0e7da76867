import type { ConfiguracaoDoLembrete } from '@vetlume/dominio/lembrete'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { configuracaoDe, gravarConfiguracao } from './queries.ts'

export const verConfiguracao = ({ ctx }: { ctx: CtxCliente }): Promise<ConfiguracaoDoLembrete> =>
  configuracaoDe(ctx.tx, ctx.cliente)

export async function configurarLembrete({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: ConfiguracaoDoLembrete
}): Promise<ConfiguracaoDoLembrete> {
  const mudancas = diferencas({ ...(await configuracaoDe(ctx.tx, ctx.cliente)) }, { ...input })
  if (Object.keys(mudancas).length === 0) return input
  await gravarConfiguracao(ctx.tx, ctx.cliente, input)
  ctx.auditar({ acao: 'CONFIGURAR_LEMBRETE', entidade: 'cliente', registro: ctx.cliente, mudancas })
  return input
}
