import type { ModoDeCobranca } from '../atendimento/index.ts'
import { diaDeBancoDesde, type Dia } from '../tempo/index.ts'

/** Days of the month (1 to 31) on which a partner's period closes and its statement falls due. */
export type DiasDoParceiro = {
  readonly diaFechamento: number
  readonly diaVencimento: number
  /** What falls due on a day without banks is due on the next one that has them. */
  readonly venceEmDiaDeBanco?: boolean | undefined
}

export type CobrancaAVencer = {
  readonly modo: ModoDeCobranca
  /** Day on which the charge is written, in the company's zone. */
  readonly hoje: Dia
  /** Asked for in FATURADO. */
  readonly parceiro?: DiasDoParceiro | null | undefined
  /** Days that the health plan takes to pay, asked for in PLANO. */
  readonly prazoDoPlanoDias?: number | null | undefined
}

/** A day that the month lacks is its last one: 31 in February is the 28th or the 29th. */
function diaNoMes(mes: Temporal.PlainYearMonth, dia: number): Temporal.PlainDate {
  return mes.toPlainDate({ day: Math.min(dia, mes.daysInMonth) })
}

/** First day of that number on or after `data`. */
function proximoDia(data: Temporal.PlainDate, dia: number): Temporal.PlainDate {
  const mes = data.toPlainYearMonth()
  const neste = diaNoMes(mes, dia)
  return Temporal.PlainDate.compare(neste, data) >= 0 ? neste : diaNoMes(mes.add({ months: 1 }), dia)
}

/** Close of the period that `dia` belongs to: the first closing day on or after it. */
export function fechamentoDe(dia: Dia, { diaFechamento }: Pick<DiasDoParceiro, 'diaFechamento'>): Dia {
  return proximoDia(Temporal.PlainDate.from(dia), diaFechamento).toString()
}

/** The due day of a partner on or after `dia`. */
export function vencimentoDesde(
  dia: Dia,
  { diaVencimento, venceEmDiaDeBanco = false }: Omit<DiasDoParceiro, 'diaFechamento'>,
): Dia {
  const vence = proximoDia(Temporal.PlainDate.from(dia), diaVencimento).toString()
  return venceEmDiaDeBanco ? diaDeBancoDesde(vence) : vence
}

/**
 * When a charge falls due: À VISTA on the day it is written; FATURADO on the first due day after the close of the
 * partner's period; PLANO after the plan's payment days. Throws RangeError when the mode's figures are missing.
 */
export function calcularVencimento({ modo, hoje, parceiro, prazoDoPlanoDias }: CobrancaAVencer): Dia {
  switch (modo) {
    case 'A_VISTA':
      return hoje
    case 'FATURADO': {
      if (parceiro == null) throw new RangeError('FATURADO needs the closing and due days of the partner')
      const depois = Temporal.PlainDate.from(fechamentoDe(hoje, parceiro)).add({ days: 1 })
      return vencimentoDesde(depois.toString(), parceiro)
    }
    case 'PLANO':
      if (prazoDoPlanoDias == null) throw new RangeError('PLANO needs the payment days of the plan')
      return Temporal.PlainDate.from(hoje).add({ days: prazoDoPlanoDias }).toString()
  }
}
