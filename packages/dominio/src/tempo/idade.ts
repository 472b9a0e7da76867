import type { Dia } from './formatos.ts'

const contar = (n: number, singular: string, plural: string) => (n === 0 ? '' : `${n} ${n === 1 ? singular : plural}`)

/**
 * Age in its two largest useful units: `3 anos e 2 meses`, `5 meses e 10 dias`, `12 dias`.
 * Throws RangeError when the birth is after `hoje` or either is not a plain date.
 */
export function idade(nascimento: Dia, hoje: Dia): string {
  const inicio = Temporal.PlainDate.from(nascimento)
  const fim = Temporal.PlainDate.from(hoje)
  if (Temporal.PlainDate.compare(inicio, fim) > 0) throw new RangeError(`Nascimento no futuro: ${nascimento}`)

  const { years, months, days } = inicio.until(fim, { largestUnit: 'years' })
  const meses = contar(months, 'mês', 'meses')
  const partes = years > 0 ? [contar(years, 'ano', 'anos'), meses] : [meses, contar(days, 'dia', 'dias')]
  return partes.filter(Boolean).join(' e ') || 'menos de 1 dia'
}

/** Whole months lived on `dia`; null when the birth is unknown, or after it. */
export function mesesDeIdade(nascimento: Dia | null, dia: Dia): number | null {
  if (nascimento === null || nascimento > dia) return null
  return Temporal.PlainDate.from(nascimento).until(dia, { largestUnit: 'months' }).months
}
