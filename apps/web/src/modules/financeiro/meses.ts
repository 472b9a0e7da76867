import {
  MAXIMO_DE_MESES,
  mesCurto,
  mesesDo,
  somarMeses,
  type Mes,
  type PeriodoDeMeses,
} from '@vetlume/dominio/financeiro'
import type { Busca } from '../../buscas.ts'

const MES = /^(20|21)\d{2}-(0[1-9]|1[0-2])$/
const ehMes = (texto: string | undefined): texto is Mes => texto !== undefined && MES.test(texto)

/** What one end of a period may be changed to; the other end follows when it would be passed, or left too far behind. */
export function mudarPonta(periodo: PeriodoDeMeses, ponta: 'de' | 'ate', mes: Mes): PeriodoDeMeses {
  if (ponta === 'de') {
    const limite = somarMeses(mes, MAXIMO_DE_MESES - 1)
    const ate = periodo.ate < mes ? mes : periodo.ate > limite ? limite : periodo.ate
    return { de: mes, ate }
  }
  const limite = somarMeses(mes, 1 - MAXIMO_DE_MESES)
  const de = periodo.de > mes ? mes : periodo.de < limite ? limite : periodo.de
  return { de, ate: mes }
}

/** The months that an address asks for, in an order and number that may be. An older address names a year. */
export function mesesDaUrl({
  ano,
  de,
  ate,
}: Pick<Busca<'/financeiro/contribuicao'>, 'ano' | 'de' | 'ate'>): Partial<PeriodoDeMeses> {
  if (ano !== undefined && ehMes(`${ano}-01`)) return { de: `${ano}-01`, ate: `${ano}-12` }
  if (!ehMes(ate)) return {}
  return ehMes(de) ? mudarPonta({ de, ate }, 'ate', ate) : { ate }
}

/** Months to choose from, newest first: those that have anything, those on screen and the rest of the current year. */
export function mesesParaEscolher(
  { de, ate }: PeriodoDeMeses,
  { primeiroMes, mesAtual }: { primeiroMes: Mes | null; mesAtual: Mes },
): { valor: Mes; rotulo: string }[] {
  const [primeiro, ultimo] = [[de, primeiroMes ?? de, mesAtual].toSorted()[0] ?? de, `${mesAtual.slice(0, 4)}-12`]
  return mesesDo({ de: primeiro, ate: ate > ultimo ? ate : ultimo })
    .toReversed()
    .map((valor) => ({ valor, rotulo: mesCurto(valor) }))
}
