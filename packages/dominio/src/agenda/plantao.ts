import { diaNaZona, feriadosNacionais, formatarHora, type Dia, type Instante } from '../tempo/index.ts'

/** Working window of a weekday (0 = Sunday), `[inicio, fim)` as `HH:mm`; `acrescimoBp` is the surcharge in basis points. */
export type FaixaDeHorario = {
  readonly diaSemana: number
  readonly inicio: string
  readonly fim: string
  readonly tipo: 'NORMAL' | 'PLANTAO'
  readonly acrescimoBp: number
}

const DOMINGO = 0

function diaDaSemana(dia: Dia, feriados: readonly Dia[]): number {
  const data = Temporal.PlainDate.from(dia)
  const nacional = feriadosNacionais(data.year).some((f) => f.tipo === 'NACIONAL' && f.dia === dia)
  return nacional || feriados.includes(dia) ? DOMINGO : data.dayOfWeek % 7
}

/**
 * On-call surcharge in basis points for work done at `instante`, 0 inside a normal window. National holidays count
 * as Sunday, and so do `feriados`: those of the company's state and city. Outside every window the largest on-call
 * surcharge of that weekday holds.
 */
export function acrescimoDePlantao(
  instante: Instante,
  fuso: string,
  faixas: readonly FaixaDeHorario[],
  feriados: readonly Dia[] = [],
): number {
  const hora = formatarHora(instante, fuso)
  const dia = diaDaSemana(diaNaZona(instante, fuso), feriados)
  const doDia = faixas.filter((faixa) => faixa.diaSemana === dia)
  const abertas = doDia.filter(({ inicio, fim }) => inicio.slice(0, 5) <= hora && hora < fim.slice(0, 5))
  if (abertas.some(({ tipo }) => tipo === 'NORMAL')) return 0
  const plantoes = (abertas.length > 0 ? abertas : doDia).filter(({ tipo }) => tipo === 'PLANTAO')
  return Math.max(0, ...plantoes.map(({ acrescimoBp }) => acrescimoBp))
}
