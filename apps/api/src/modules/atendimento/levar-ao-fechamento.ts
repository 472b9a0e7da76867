import type { CtxCliente } from '../../context.ts'
import { darPassoNosAtendimentos } from './dar-passo.ts'

/** The closing of a clinic charges them: what was concluded is billed. */
export const levarAoFechamento = (ctx: CtxCliente, atendimentos: readonly string[], numero: number) =>
  darPassoNosAtendimentos(ctx, 'faturar', atendimentos, `Faturado no fechamento nº ${numero} da clínica`)

/** They left a closing: what was billed is concluded, and waits for the next. */
export const tirarDoFechamento = (ctx: CtxCliente, atendimentos: readonly string[], numero: number) =>
  darPassoNosAtendimentos(ctx, 'devolver', atendimentos, `Saiu do fechamento nº ${numero} da clínica`)
