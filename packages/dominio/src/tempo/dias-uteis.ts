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
