import { diaNaZona, diaPorExtenso, formatarTrecho } from '@vetlume/dominio/tempo'

/** `1 h 42 min`, `34 min`. */
export function tempoDeViagem(minutos: number): string {
  const horas = Math.floor(minutos / 60)
  const resto = minutos % 60
  if (horas === 0) return `${resto} min`
  return resto === 0 ? `${horas} h` : `${horas} h ${resto} min`
}

/** `terça-feira, 24 de novembro, das 10:40 às 11:20`. */
export function horarioPorExtenso({ inicio, fim }: { inicio: string; fim: string }, fuso: string): string {
  const dia = diaNaZona(inicio, fuso)
  return `${diaPorExtenso(dia)}, ${formatarTrecho({ inicio, fim }, fuso, dia)}`
}

/** What is told of a suggestion that was chosen: once it is booked, it is old. */
export const HORARIO_ESCOLHIDO = 'horario-escolhido'
