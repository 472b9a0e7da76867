import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import { montarDre, type contratoFinanceiro } from '@vetlume/dominio/financeiro'
import type { CtxCliente } from '../../context.ts'
import { lancamentosDoAno } from './queries-resultado.ts'

type Dre = (typeof contratoFinanceiro)['GET /demonstrativo-resultado']

/** The income statement of a year: by the date of the service, or by the date of payment. */
export async function demonstrarResultado({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: EntradaLida<Dre>
}): Promise<RespostaDe<Dre>> {
  const { ano, regime } = input
  const lancamentos = await lancamentosDoAno(ctx.tx, ctx.cliente, input)
  return { ano, regime, linhas: montarDre(lancamentos).map((linha) => ({ ...linha, meses: [...linha.meses] })) }
}
