import { fimDoDia, inicioDoDia } from '@vetlume/dominio/tempo'

const MESES = 12

/** A span of days with its instants: `[inicio, fim)` in the zone. */
export interface Intervalo {
  de: string
  ate: string
  inicio: string
  fim: string
}

export interface Calendario {
  fuso: string
  agora: string
  hoje: Intervalo
  amanha: Intervalo
  /** Monday to Sunday. */
  semana: Intervalo
  /** The last twelve months, the current one last. */
  meses: Intervalo[]
  mes: Intervalo
  mesAnterior: Intervalo
}

/** The days that the panels speak of, as they fall in the zone. */
export function calendarioDe(agora: Temporal.Instant, fuso: string): Calendario {
  const hoje = agora.toZonedDateTimeISO(fuso).toPlainDate()
  const intervalo = (de: Temporal.PlainDate, ate: Temporal.PlainDate): Intervalo => ({
    de: de.toString(),
    ate: ate.toString(),
    inicio: inicioDoDia(de.toString(), fuso),
    fim: fimDoDia(ate.toString(), fuso),
  })
  const segunda = hoje.subtract({ days: hoje.dayOfWeek - 1 })
  const primeiro = hoje.with({ day: 1 })
  const mesDe = (dia: Temporal.PlainDate) => intervalo(dia.with({ day: 1 }), dia.with({ day: dia.daysInMonth }))
  const meses = Array.from({ length: MESES }, (_, i) => mesDe(primeiro.subtract({ months: MESES - 1 - i })))
  return {
    fuso,
    agora: agora.toString(),
    hoje: intervalo(hoje, hoje),
    amanha: intervalo(hoje.add({ days: 1 }), hoje.add({ days: 1 })),
    semana: intervalo(segunda, segunda.add({ days: 6 })),
    meses,
    mes: mesDe(hoje),
    mesAnterior: mesDe(primeiro.subtract({ months: 1 })),
  }
}
