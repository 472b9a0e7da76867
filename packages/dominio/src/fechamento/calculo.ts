import { aplicarBasisPoints, somarCentavos, type Centavos } from '../dinheiro/index.ts'
import { fechamentoDe, vencimentoDesde, type DiasDoParceiro } from '../financeiro/index.ts'
import type { Dia } from '../tempo/index.ts'

export interface Condicoes {
  descontoCentavos: Centavos
  /** What the clinic keeps of what is left after the discount, in basis points. */
  comissaoBp: number
}

export interface Apuracao {
  brutoCentavos: Centavos
  descontoCentavos: Centavos
  comissaoCentavos: Centavos
  /** What the clinic pays: gross less discount and commission. */
  totalCentavos: Centavos
}

/** What a closing charges for its exams, in centavos. The discount may come to more than the exams: then the total is negative. */
export function apurar(exames: readonly Centavos[], { descontoCentavos, comissaoBp }: Condicoes): Apuracao {
  const brutoCentavos = somarCentavos(exames)
  const comissaoCentavos = aplicarBasisPoints(Math.max(0, brutoCentavos - descontoCentavos), comissaoBp)
  return {
    brutoCentavos,
    descontoCentavos,
    comissaoCentavos,
    totalCentavos: brutoCentavos - descontoCentavos - comissaoCentavos,
  }
}

/** Why nothing can be charged, in a sentence; null when something can. */
export function recusaDaApuracao({ brutoCentavos, descontoCentavos, totalCentavos }: Apuracao): string | null {
  if (brutoCentavos === 0) return 'Nenhum exame a faturar até esta data.'
  if (descontoCentavos >= brutoCentavos) return 'O desconto não pode chegar ao valor dos exames.'
  return totalCentavos > 0 ? null : 'Com esta comissão não sobra nada a cobrar. Confira o cadastro da clínica.'
}

/** The last day on or before `hoje` on which the partner's period closes. */
export function ultimoFechamento(hoje: Dia, dias: Pick<DiasDoParceiro, 'diaFechamento'>): Dia {
  const proximo = fechamentoDe(hoje, dias)
  if (proximo === hoje) return hoje
  const antes = Temporal.PlainYearMonth.from(proximo).subtract({ months: 1 })
  return antes.toPlainDate({ day: Math.min(dias.diaFechamento, antes.daysInMonth) }).toString()
}

/** First due day of the partner after both the end of the period and the day on which it is charged. */
export function vencimentoDoFechamento(ate: Dia, hoje: Dia, dias: Omit<DiasDoParceiro, 'diaFechamento'>): Dia {
  const depois = Temporal.PlainDate.from(ate > hoje ? ate : hoje).add({ days: 1 })
  return vencimentoDesde(depois.toString(), dias)
}
