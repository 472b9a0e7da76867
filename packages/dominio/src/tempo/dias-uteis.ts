import { feriadosNacionais } from './feriados.ts'
import type { Dia } from './formatos.ts'

function ehFeriadoNacional(data: Temporal.PlainDate): boolean {
  const dia = data.toString()
  return feriadosNacionais(data.year).some((feriado) => feriado.tipo === 'NACIONAL' && feriado.dia === dia)
}

/** Neither weekend, nor national holiday (optional ones are working days), nor one of `feriadosLocais`. */
export function ehDiaUtil(dia: Dia, feriadosLocais: readonly Dia[] = []): boolean {
  const data = Temporal.PlainDate.from(dia)
  return data.dayOfWeek <= 5 && !feriadosLocais.includes(data.toString()) && !ehFeriadoNacional(data)
}

/**
 * The working day `dias` working days after (or, when negative, before) `dia`. Zero gives `dia`
 * itself or, when it is not a working day, the next one. Throws RangeError on a fraction.
 */
export function somarDiasUteis(dia: Dia, dias: number, feriadosLocais: readonly Dia[] = []): Dia {
  if (!Number.isSafeInteger(dias)) throw new RangeError(`Quantidade de dias inválida: ${dias}`)
  const passo = { days: dias < 0 ? -1 : 1 }
  let data = Temporal.PlainDate.from(dia)
  let restantes = Math.abs(dias)
  while (restantes > 0) {
    data = data.add(passo)
    if (ehDiaUtil(data.toString(), feriadosLocais)) restantes -= 1
  }
  while (!ehDiaUtil(data.toString(), feriadosLocais)) data = data.add(passo)
  return data.toString()
}

/** The calendar has the Tuesday; banks keep the Monday before it too. */
const TERCA_DE_CARNAVAL = 'Carnaval'

function ehDiaDeBanco(data: Temporal.PlainDate): boolean {
  if (data.dayOfWeek > 5) return false
  const [dia, amanha] = [data.toString(), data.add({ days: 1 }).toString()]
  return !feriadosNacionais(data.year).some(
    (feriado) => feriado.dia === dia || (feriado.nome === TERCA_DE_CARNAVAL && feriado.dia === amanha),
  )
}

/**
 * The first day on which banks open, `dia` or later: what falls due on another may be paid then (Código Civil, art. 132, § 1º).
 * Banks do not open on weekends, national holidays, the Monday and Tuesday of Carnival and Corpus Christi; municipal holidays are unknown.
 */
export function diaDeBancoDesde(dia: Dia): Dia {
  let data = Temporal.PlainDate.from(dia)
  while (!ehDiaDeBanco(data)) data = data.add({ days: 1 })
  return data.toString()
}
