import { formatarData } from '@vetlume/dominio/tempo'

interface DataDoFeriado {
  data: string | null
  mes: number | null
  dia: number | null
}

export const MESES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

/** "25 de janeiro, todo ano", or the one date of it. */
export function quandoDoFeriado({ data, mes, dia }: DataDoFeriado): string {
  if (data !== null) return formatarData(data)
  if (mes === null || dia === null) return '–'
  return `${dia === 1 ? '1º' : dia} de ${MESES[mes - 1] ?? ''}, todo ano`
}
