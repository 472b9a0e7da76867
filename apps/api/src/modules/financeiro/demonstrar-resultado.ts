import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  compararDre,
  diasDosMeses,
  MAXIMO_DE_MESES,
  periodoComparado,
  periodoUsualDe,
  quantosMeses,
  type contratoFinanceiro,
  type Dre,
  type Mes,
  type PeriodoDeMeses,
} from '@vetlume/dominio/financeiro'
import type { CtxCliente } from '../../context.ts'
import { hojeEm } from './contas.ts'
import { lancamentosDosMeses, primeiroDiaDo } from './queries-resultado.ts'

type Entrada = EntradaLida<(typeof contratoFinanceiro)['GET /demonstrativo-resultado']>

/** The months that were asked for or, where none was, the usual ones. */
export function mesesPedidos(
  { de, ate }: { de?: Mes | undefined; ate?: Mes | undefined },
  { mesAtual, primeiroMes }: { mesAtual: Mes; primeiroMes: Mes | null },
): PeriodoDeMeses {
  const fim = ate ?? (de !== undefined && de > mesAtual ? de : mesAtual)
  const periodo = de === undefined ? periodoUsualDe(fim, primeiroMes) : { de, ate: fim }
  const quantos = quantosMeses(periodo)
  if (quantos < 1) throw new ErroDeDominio('VALIDACAO', { campos: { ate: 'O mês final vem antes do inicial.' } })
  if (quantos > MAXIMO_DE_MESES)
    throw new ErroDeDominio('VALIDACAO', { campos: { ate: `O período tem mais de ${MAXIMO_DE_MESES} meses.` } })
  return periodo
}

/** The income statement of some months, by the day of the service or of the payment, beside those of another period. */
export async function demonstrarResultado({ ctx, input }: { ctx: CtxCliente; input: Entrada }): Promise<Dre> {
  const { tx, cliente } = ctx
  const { regime, comparar } = input
  const hoje = hojeEm(ctx)
  const mesAtual = hoje.slice(0, 7)
  const primeiroMes = (await primeiroDiaDo(tx, cliente, regime))?.slice(0, 7) ?? null
  const periodo = mesesPedidos(input, { mesAtual, primeiroMes })
  const comparado = periodoComparado(periodo, comparar)
  const ler = (meses: PeriodoDeMeses) => {
    const { de, ate } = diasDosMeses(meses)
    // What cards are still to bring is in the ledger on a day that has not come.
    return lancamentosDosMeses(tx, cliente, { regime, de, ate: regime === 'CAIXA' && ate > hoje ? hoje : ate })
  }
  const lancamentos = await ler(periodo)
  const comparados = comparado === null ? null : await ler(comparado)
  const linhas = compararDre(lancamentos, comparados, quantosMeses(periodo))
  return {
    regime,
    ...periodo,
    primeiroMes,
    mesAtual,
    comparado,
    linhas: linhas.map((linha) => ({ ...linha, meses: [...linha.meses] })),
  }
}
