import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  dividirPeriodo,
  menorSaldoPrevisto,
  montarFluxo,
  type contratoFinanceiro,
  type Periodo,
} from '@vetlume/dominio/financeiro'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { hojeEm } from './contas.ts'
import { contaAtiva } from './queries-baixa.ts'
import { movimentosDoCaixa, movimentosPrevistos, saldoAntesDe } from './queries-resultado.ts'

type Fluxo = (typeof contratoFinanceiro)['GET /fluxo-caixa']
type Entrada = EntradaLida<Fluxo>

function periodosDe({ de, ate, agrupar }: Entrada): Periodo[] {
  if (ate < de) throw new ErroDeDominio('VALIDACAO', { campos: { ate: 'A data final vem antes da inicial.' } })
  try {
    return dividirPeriodo(de, ate, agrupar)
  } catch (cause) {
    throw new ErroDeDominio('VALIDACAO', {
      campos: { ate: 'O período é longo demais. Agrupe por semana ou por mês.' },
      cause,
    })
  }
}

/**
 * Cash flow of a period: what moved until today, and what is expected: of titles still open, which no account has yet, and of cards, which
 * the ledger has on the day when they bring it.
 */
export async function projetarCaixa({ ctx, input }: { ctx: CtxCliente; input: Entrada }): Promise<RespostaDe<Fluxo>> {
  const { tx, cliente } = ctx
  const { de, ate, contaFinanceira } = input
  const periodos = periodosDe(input)
  if (contaFinanceira !== undefined) exigir(await contaAtiva(tx, cliente, contaFinanceira))
  const hoje = hojeEm(ctx)
  const amanha = Temporal.PlainDate.from(hoje).add({ days: 1 }).toString()
  const saldoInicial = await saldoAntesDe(tx, cliente, de > hoje ? amanha : de, contaFinanceira)
  const realizados = await movimentosDoCaixa(tx, cliente, { de, ate: ate > hoje ? hoje : ate }, contaFinanceira)
  const previstos =
    contaFinanceira === undefined
      ? await movimentosPrevistos(tx, { cliente, hoje }, ate)
      : await movimentosDoCaixa(tx, cliente, { de: amanha, ate }, contaFinanceira)
  const movimento = { saldoInicial, realizados, previstos, hoje }
  return {
    hoje,
    periodos: montarFluxo({ periodos, ...movimento }),
    menorSaldo: contaFinanceira === undefined ? menorSaldoPrevisto({ de, ate, ...movimento }) : null,
  }
}
