import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { contratoFinanceiro, ROTA_DOS_LANCAMENTOS } from '@vetlume/dominio/financeiro'
import type { CtxCliente } from '../../context.ts'
import { figurasDe } from '../../infra/figura.ts'
import { hojeEm } from './contas.ts'
import { listarLancamentos, MEDIDAS_DOS_LANCAMENTOS, recorteDeLancamentos } from './queries-lancamento.ts'

type Entrada = EntradaLida<(typeof contratoFinanceiro)['GET /lancamento']>

const leituraDe = (ctx: CtxCliente) => ({ cliente: ctx.cliente, hoje: hojeEm(ctx) })

/** What the income statement and the cash flow add up, one by one. */
export function listarOsLancamentos({ ctx, input }: { ctx: CtxCliente; input: Entrada }) {
  const { regime, parcela, especialista, servico, semVinculo } = input
  if (regime === 'CAIXA' && (parcela ?? especialista ?? servico ?? semVinculo) !== undefined)
    throw new ErroDeDominio('VALIDACAO', {
      mensagem: 'Parcela, especialista, serviço e vínculo se leem por competência. Tire um deles, ou mude o regime.',
      campos: { regime: 'Escolha a competência.' },
    })
  return listarLancamentos(ctx.tx, leituraDe(ctx), input)
}

export const figuraDeLancamentos = figurasDe({
  rota: ROTA_DOS_LANCAMENTOS,
  entrada: contratoFinanceiro['GET /lancamento'].entrada,
  recortar: (ctx: CtxCliente, input) => recorteDeLancamentos(leituraDe(ctx), input),
  medidas: MEDIDAS_DOS_LANCAMENTOS,
})
