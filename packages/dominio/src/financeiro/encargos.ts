import { aplicarBasisPoints, formatarReais, proporcao, type Centavos } from '../dinheiro/index.ts'
import type { Dia } from '../tempo/index.ts'

/** Fine for a late payment, once: what Código de Defesa do Consumidor, art. 52, § 1º, allows at most. */
export const MULTA_BP = 200
/**
 * Interest a month that contracts usually ask, by the day of a month of thirty (the 1 % of CTN, art. 161, § 1º). Without one,
 * what the law gives since Lei 14.905/2024 (Código Civil, art. 406) is Selic less IPCA: whoever receives may change it.
 */
export const JUROS_AO_MES_BP = 100
const DIAS_DO_MES = 30

export interface Encargos {
  dias: number
  multaCentavos: Centavos
  jurosCentavos: Centavos
  /** How it was computed, for who may charge something else. */
  texto: string
}

interface Atraso {
  /** What is still owed. */
  faltaCentavos: Centavos
  vencimento: Dia
  pagoEm: Dia
  /** Of payments that were already made with a surcharge: the fine is charged once, and interest counts from there. */
  ultimoEncargo?: Dia | null | undefined
}

/** Fine and interest that a late receivable may be charged, to begin with; null when it is not late. */
export function sugerirEncargos({ faltaCentavos, vencimento, pagoEm, ultimoEncargo = null }: Atraso): Encargos | null {
  const desde = ultimoEncargo !== null && ultimoEncargo > vencimento ? ultimoEncargo : vencimento
  if (pagoEm <= desde || faltaCentavos <= 0) return null
  const dias = Temporal.PlainDate.from(desde).until(pagoEm, { largestUnit: 'days' }).days
  const multaCentavos = ultimoEncargo === null ? aplicarBasisPoints(faltaCentavos, MULTA_BP) : 0
  const jurosCentavos = proporcao(faltaCentavos, JUROS_AO_MES_BP * dias, 10_000 * DIAS_DO_MES)
  const emDias = dias === 1 ? '1 dia' : `${dias} dias`
  const multa = multaCentavos === 0 ? '' : `multa de 2 % (${formatarReais(multaCentavos)}) e `
  return {
    dias,
    multaCentavos,
    jurosCentavos,
    texto: `${emDias} de atraso sobre ${formatarReais(faltaCentavos)}: ${multa}juros de 1 % ao mês, por dia (${formatarReais(jurosCentavos)}).`,
  }
}
