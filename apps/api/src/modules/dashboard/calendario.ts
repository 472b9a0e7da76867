import { diaDaLinha, limitesDoDia } from '../../infra/limites-do-dia.ts'

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
  meses: readonly Intervalo[]
  mes: Intervalo
  mesAnterior: Intervalo
}

type Dias = Omit<Calendario, 'fuso' | 'agora'>

function diasDe(data: string, fuso: string): Dias {
  const hoje = Temporal.PlainDate.from(data)
  const intervalo = (de: Temporal.PlainDate, ate: Temporal.PlainDate): Intervalo => ({
    de: de.toString(),
    ate: ate.toString(),
    inicio: limitesDoDia(de.toString(), fuso).inicio,
    fim: limitesDoDia(ate.toString(), fuso).fim,
  })
  const segunda = hoje.subtract({ days: hoje.dayOfWeek - 1 })
  const primeiro = hoje.with({ day: 1 })
  const mesDe = (dia: Temporal.PlainDate) => intervalo(dia.with({ day: 1 }), dia.with({ day: dia.daysInMonth }))
  const meses = Array.from({ length: MESES }, (_, i) => mesDe(primeiro.subtract({ months: MESES - 1 - i })))
  return {
    hoje: intervalo(hoje, hoje),
    amanha: intervalo(hoje.add({ days: 1 }), hoje.add({ days: 1 })),
    semana: intervalo(segunda, segunda.add({ days: 6 })),
    meses,
    mes: mesDe(hoje),
    mesAnterior: mesDe(primeiro.subtract({ months: 1 })),
  }
}

/** By zone: all who ask in a day are told the same, and computing it was a fifth of a panel that is kept. */
const conhecidos = new Map<string, Dias>()

/** The days that the panels speak of, as they fall in the zone. */
export function calendarioDe(instante: Temporal.Instant, fuso: string): Calendario {
  const agora = instante.toString()
  const hoje = diaDaLinha(agora, fuso)
  let dias = conhecidos.get(fuso)
  if (dias?.hoje.de !== hoje) {
    dias = diasDe(hoje, fuso)
    conhecidos.set(fuso, dias)
  }
  return { fuso, agora, ...dias }
}
