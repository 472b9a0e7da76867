import type { Alvo } from '../contrato/index.ts'
import type { Dia } from '../tempo/index.ts'
import type { LinhaCalculada, Regime } from './dre.ts'
import type { Periodo, PeriodoDoFluxo } from './fluxo.ts'
import { diasDosMeses, type PeriodoDeMeses } from './meses.ts'

export const ROTA_DOS_LANCAMENTOS = '/financeiro/lancamento'

export const nosLancamentos = (filtros: Record<string, string>): Alvo => ({ rota: ROTA_DOS_LANCAMENTOS, filtros })

/** What a figure of the income statement added up, of some of its months. */
export function alvoDoDre(
  { linha, grupo }: Pick<LinhaCalculada, 'linha' | 'grupo'>,
  { regime, ...meses }: PeriodoDeMeses & { regime: Regime },
): Alvo {
  return nosLancamentos({
    regime,
    // The statement counts what happened; only the cash flow looks ahead.
    ...(regime === 'CAIXA' ? { previsto: 'nao' } : {}),
    linha,
    ...(grupo === null ? {} : { grupo }),
    ...diasDosMeses(meses),
  })
}

export type CelulaDoFluxo = Exclude<keyof PeriodoDoFluxo, keyof Periodo>

/** What each figure of a period added up, in all accounts or in one; the balances add all that came before, too. */
export function alvosDoPeriodo(
  { inicio, fim }: { inicio: Dia; fim: Dia },
  contaFinanceira?: string,
): Readonly<Record<CelulaDoFluxo, Alvo>> {
  const daConta = contaFinanceira === undefined ? {} : { contaFinanceira }
  const caixa = (filtros: Record<string, string>) => nosLancamentos({ regime: 'CAIXA', ...daConta, ...filtros })
  const noPeriodo = { de: inicio, ate: fim }
  const vespera = Temporal.PlainDate.from(inicio).subtract({ days: 1 }).toString()
  return {
    abertura: caixa({ previsto: 'nao', ate: vespera }),
    entradas: caixa({ previsto: 'nao', sentido: 'ENTRADA', ...noPeriodo }),
    saidas: caixa({ previsto: 'nao', sentido: 'SAIDA', ...noPeriodo }),
    fechamento: caixa({ previsto: 'nao', ate: fim }),
    entradasPrevistas: caixa({ previsto: 'sim', sentido: 'ENTRADA', ...noPeriodo }),
    saidasPrevistas: caixa({ previsto: 'sim', sentido: 'SAIDA', ...noPeriodo }),
    fechamentoPrevisto: caixa({ ate: fim }),
  }
}

/** What the expected balance of a day added up: all that moved until then, and all that is expected to. */
export const alvoDoMenorSaldo = (dia: Dia): Alvo => alvosDoPeriodo({ inicio: dia, fim: dia }).fechamentoPrevisto
