import { ESTADOS_DO_AGENDAMENTO, type EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import type { Busca } from '../../buscas.ts'

export const VISOES = ['dia', 'semana', 'mes', 'lista'] as const
export type Visao = (typeof VISOES)[number]

export const ROTULOS_DA_VISAO: Readonly<Record<Visao, string>> = {
  dia: 'Dia',
  semana: 'Semana',
  mes: 'Mês',
  lista: 'Lista',
}

/** What of the agenda is on screen, as the address says it. */
export interface Vista {
  visao: Visao
  /** AAAA-MM-DD: the day, or one of the week or month. */
  dia: string
  /** Only these; empty is everybody. */
  especialistas: readonly string[]
  parceiro: string | null
  /** Only these; empty is all but the cancelled ones. */
  estados: readonly EstadoDoAgendamento[]
  /** The whole day is drawn, not only the hours in use. */
  diaInteiro: boolean
}

/** Links from other screens name a period or a state the way the list does. */
const SO_DA_LISTA = ['de', 'ate', 'estado', 'ocupa', 'busca', 'especialista', 'ordem', 'cursor'] as const

const DIA = /^\d{4}-\d{2}-\d{2}$/
const ehDia = (texto: string | undefined): texto is string => {
  if (texto === undefined || !DIA.test(texto)) return false
  try {
    return Temporal.PlainDate.from(texto).toString() === texto
  } catch {
    return false
  }
}

const varios = (texto: string | undefined): string[] => (texto ?? '').split(',').filter((parte) => parte !== '')

/** Reads the address; what makes no sense in it reads as the default. `permitidas` begins with the default view. */
export function lerVista(
  busca: Busca<'/agenda/agenda-atendimento'>,
  { hoje, permitidas }: { hoje: string; permitidas: readonly [Visao, ...Visao[]] },
): Vista {
  const pedida = permitidas.find((visao) => visao === busca.visao)
  const deLista = SO_DA_LISTA.some((nome) => busca[nome] !== undefined)
  const estados: readonly string[] = varios(busca.estados)
  return {
    visao: pedida ?? (deLista ? 'lista' : permitidas[0]),
    dia: ehDia(busca.dia) ? busca.dia : hoje,
    especialistas: varios(busca.especialistas),
    parceiro: busca.parceiro ?? null,
    estados: ESTADOS_DO_AGENDAMENTO.filter((estado) => estados.includes(estado)),
    diaInteiro: busca.horas !== undefined,
  }
}

const segundaDe = (dia: Temporal.PlainDate): Temporal.PlainDate => dia.subtract({ days: dia.dayOfWeek - 1 })

/** First and last day that a view draws, both included. Weeks begin on Monday; a month comes with its whole weeks. */
export function periodoDa({ visao, dia }: Pick<Vista, 'visao' | 'dia'>): { de: string; ate: string } {
  const data = Temporal.PlainDate.from(dia)
  if (visao === 'dia' || visao === 'lista') return { de: dia, ate: dia }
  if (visao === 'semana') {
    const segunda = segundaDe(data)
    return { de: segunda.toString(), ate: segunda.add({ days: 6 }).toString() }
  }
  const ultimo = data.with({ day: data.daysInMonth })
  return {
    de: segundaDe(data.with({ day: 1 })).toString(),
    ate: segundaDe(ultimo).add({ days: 6 }).toString(),
  }
}

/** Every day from `de` to `ate`. */
export function diasEntre({ de, ate }: { de: string; ate: string }): string[] {
  const inicio = Temporal.PlainDate.from(de)
  const total = inicio.until(ate).days + 1
  return Array.from({ length: total }, (_, n) => inicio.add({ days: n }).toString())
}

/** The day of the previous (-1) or next (1) page of a view. */
export function andar({ visao, dia }: Pick<Vista, 'visao' | 'dia'>, passo: 1 | -1): string {
  const data = Temporal.PlainDate.from(dia)
  const duracao = visao === 'mes' ? { months: passo } : visao === 'semana' ? { weeks: passo } : { days: passo }
  return data.add(duracao).toString()
}
