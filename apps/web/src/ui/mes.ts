type Dia = Temporal.PlainDate

export interface Limites {
  /** Plain dates, inclusive. */
  minimo?: string | undefined
  maximo?: string | undefined
}

/** Whether a day may be chosen: -1 before what may, 1 after it, 0 when it may. */
export function dentroDe(dia: Dia, { minimo, maximo }: Limites): -1 | 0 | 1 {
  if (minimo !== undefined && Temporal.PlainDate.compare(dia, minimo) < 0) return -1
  return maximo !== undefined && Temporal.PlainDate.compare(dia, maximo) > 0 ? 1 : 0
}

/** The weeks of a month, from Sunday; null where a day is of another month. */
export function semanasDe(mes: Dia): (Dia | null)[][] {
  const primeiro = mes.with({ day: 1 })
  const vazios = primeiro.dayOfWeek % 7
  const semanas = Math.ceil((vazios + mes.daysInMonth) / 7)
  return Array.from({ length: semanas }, (_, semana) =>
    Array.from({ length: 7 }, (__, coluna) => {
      const dia = semana * 7 + coluna - vazios + 1
      return dia < 1 || dia > mes.daysInMonth ? null : primeiro.with({ day: dia })
    }),
  )
}

/** Where a key takes from a day of the calendar; null when it is not one of its keys. */
export function diaPelaTecla(dia: Dia, tecla: string, comShift: boolean): Dia | null {
  const naSemana = dia.dayOfWeek % 7
  const pagina = comShift ? { years: 1 } : { months: 1 }
  const passos: Readonly<Record<string, () => Dia>> = {
    ArrowLeft: () => dia.subtract({ days: 1 }),
    ArrowRight: () => dia.add({ days: 1 }),
    ArrowUp: () => dia.subtract({ weeks: 1 }),
    ArrowDown: () => dia.add({ weeks: 1 }),
    Home: () => dia.subtract({ days: naSemana }),
    End: () => dia.add({ days: 6 - naSemana }),
    PageUp: () => dia.subtract(pagina),
    PageDown: () => dia.add(pagina),
  }
  return Object.hasOwn(passos, tecla) ? (passos[tecla]?.() ?? null) : null
}
