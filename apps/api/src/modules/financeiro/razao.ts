import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { montarBalancete, type contratoDoRazao } from '@vetlume/dominio/financeiro'
import type { CtxCliente } from '../../context.ts'
import { lerBalancete, listarRazao } from './queries-razao.ts'

type Balancete = (typeof contratoDoRazao)['GET /balancete']
type Razao = (typeof contratoDoRazao)['GET /razao']

/** The trial balance of a period: what each account of the chart was, what moved it, and what it is. */
export async function demonstrarBalancete({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: EntradaLida<Balancete>
}): Promise<RespostaDe<Balancete>> {
  if (input.ate < input.de)
    throw new ErroDeDominio('VALIDACAO', { campos: { ate: 'A data final vem antes da inicial.' } })
  return { contas: montarBalancete(await lerBalancete(ctx.tx, ctx.cliente, input)) }
}

/** The ledger, leg by leg. */
export const listarORazao = ({ ctx, input }: { ctx: CtxCliente; input: EntradaLida<Razao> }) =>
  listarRazao(ctx.tx, ctx.cliente, input)
