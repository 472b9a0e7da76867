import { aplicarBasisPoints, formatarBasisPoints, formatarReais, proporcao, type Centavos } from '../dinheiro/index.ts'
import type { Dia } from '../tempo/index.ts'

/** Fine for a late payment, once: what Código de Defesa do Consumidor, art. 52, § 1º, allows at most. */
export const MULTA_BP = 200
/**
 * Interest a month that contracts usually ask, by the day of a month of thirty (the 1 % of CTN, art. 161, § 1º). Without one,
 * what the law gives since Lei 14.905/2024 (Código Civil, art. 406) is Selic less IPCA: whoever receives may change it.
 */
export const JUROS_AO_MES_BP = 100
const DIAS_DO_MES = 30
/** The most that a contract between companies may fine (Decreto 22.626/1933, art. 9º), and what the registry takes for interest. */
export const MULTA_MAXIMA_BP = 1_000
export const JUROS_AO_MES_MAXIMO_BP = 1_000

/** What the contract of who owes says of paying late, in basis points. */
export interface RegraDeEncargos {
  multaBp: number
  jurosMesBp: number
}
export const ENCARGOS_PADRAO: RegraDeEncargos = { multaBp: MULTA_BP, jurosMesBp: JUROS_AO_MES_BP }

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

/** Fine and interest that a late receivable may be charged, to begin with; null when it is not late, or nothing is agreed. */
export function sugerirEncargos(
  { faltaCentavos, vencimento, pagoEm, ultimoEncargo = null }: Atraso,
  { multaBp, jurosMesBp }: RegraDeEncargos = ENCARGOS_PADRAO,
): Encargos | null {
  const desde = ultimoEncargo !== null && ultimoEncargo > vencimento ? ultimoEncargo : vencimento
  if (pagoEm <= desde || faltaCentavos <= 0 || multaBp + jurosMesBp === 0) return null
  const dias = Temporal.PlainDate.from(desde).until(pagoEm, { largestUnit: 'days' }).days
  const multaCentavos = ultimoEncargo === null ? aplicarBasisPoints(faltaCentavos, multaBp) : 0
  const jurosCentavos = proporcao(faltaCentavos, jurosMesBp * dias, 10_000 * DIAS_DO_MES)
  const emDias = dias === 1 ? '1 dia' : `${dias} dias`
  const multa = multaCentavos === 0 ? '' : `multa de ${formatarBasisPoints(multaBp)} (${formatarReais(multaCentavos)})`
  const juros =
    jurosMesBp === 0
      ? ''
      : `juros de ${formatarBasisPoints(jurosMesBp)} ao mês, por dia (${formatarReais(jurosCentavos)})`
  return {
    dias,
    multaCentavos,
    jurosCentavos,
    texto: `${emDias} de atraso sobre ${formatarReais(faltaCentavos)}: ${[multa, juros].filter(Boolean).join(' e ') || 'sem multa nem juros'}.`,
  }
}
