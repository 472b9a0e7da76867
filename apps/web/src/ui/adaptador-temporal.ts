import type {
  AdapterFormats,
  AdapterOptions,
  DateBuilderReturnType,
  FieldFormatTokenMap,
  MuiPickersAdapter,
} from '@mui/x-date-pickers/models'
import { LOCALE } from '@vetlume/dominio/constantes'
import { agoraNoFuso } from '../lib/fuso.ts'
import { escreverMomento, lerMomento } from './formato-de-data.ts'

type Momento = Temporal.PlainDateTime

declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup {
    temporal: Temporal.PlainDateTime
  }
}

const FORMATOS: AdapterFormats = {
  year: 'yyyy',
  month: 'MMMM',
  monthShort: 'MMM',
  dayOfMonth: 'd',
  dayOfMonthFull: 'd',
  weekday: 'EEEE',
  weekdayShort: 'EEE',
  hours24h: 'HH',
  hours12h: 'hh',
  meridiem: 'a',
  minutes: 'mm',
  seconds: 'ss',
  fullDate: "d 'de' MMMM 'de' yyyy",
  keyboardDate: 'dd/MM/yyyy',
  shortDate: "d 'de' MMM",
  normalDate: "d 'de' MMMM",
  normalDateWithWeekday: "EEE, d 'de' MMM",
  fullTime12h: 'hh:mm a',
  fullTime24h: 'HH:mm',
  keyboardDateTime12h: 'dd/MM/yyyy hh:mm a',
  keyboardDateTime24h: 'dd/MM/yyyy HH:mm',
}

const TOKENS: FieldFormatTokenMap = {
  yyyy: 'year',
  MM: 'month',
  M: { sectionType: 'month', contentType: 'digit', maxLength: 2 },
  MMM: { sectionType: 'month', contentType: 'letter' },
  MMMM: { sectionType: 'month', contentType: 'letter' },
  dd: 'day',
  d: { sectionType: 'day', contentType: 'digit', maxLength: 2 },
  EEE: { sectionType: 'weekDay', contentType: 'letter' },
  EEEE: { sectionType: 'weekDay', contentType: 'letter' },
  HH: 'hours',
  hh: 'hours',
  mm: 'minutes',
  ss: 'seconds',
  a: 'meridiem',
}

/** Temporal has no invalid date; this object stands for one and is only ever compared by identity. */
const INVALIDA = new Temporal.PlainDateTime(1, 1, 1)

const comparar = Temporal.PlainDateTime.compare
const inicioDoDia = (valor: Momento) => valor.with({ hour: 0, minute: 0, second: 0, millisecond: 0 })
const fimDoDia = (valor: Momento) => valor.with({ hour: 23, minute: 59, second: 59, millisecond: 999 })
const inicioDaSemana = (valor: Momento) => inicioDoDia(valor.subtract({ days: valor.dayOfWeek % 7 }))
const somar = (unidade: keyof Temporal.DurationLikeObject) => (valor: Momento, quantidade: number) =>
  valor.add({ [unidade]: quantidade })

type Campo = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'millisecond'

/** Reads a part; an invalid date has none, and the pickers expect NaN for it. `base` is what they count from. */
const parte =
  (campo: Campo, base = 0) =>
  (valor: Momento) =>
    valor === INVALIDA ? Number.NaN : valor[campo] - base

/** Sets a part by counting from its first value, so that 32 or 0 roll over as the pickers expect. */
const trocar =
  (campo: Campo, primeiro: number, base = 0) =>
  (valor: Momento, novo: number) => {
    if (valor === INVALIDA || !Number.isFinite(novo)) return INVALIDA
    return valor.with({ [campo]: primeiro }).add({ [`${campo}s`]: novo + base - primeiro })
  }

/** Lets the pickers work on `Temporal.PlainDateTime`, on the clock of the zone in use; weeks start on Sunday. */
export class AdaptadorTemporal implements MuiPickersAdapter<string> {
  readonly isMUIAdapter = true
  readonly isTimezoneCompatible = false
  readonly lib = 'temporal'
  readonly locale = LOCALE
  readonly escapedCharacters = { start: "'", end: "'" }
  readonly formatTokenMap = TOKENS
  readonly formats: AdapterFormats

  constructor({ formats }: AdapterOptions<string, never> = {}) {
    this.formats = { ...FORMATOS, ...formats }
  }

  date = <T extends string | null | undefined>(valor?: T): DateBuilderReturnType<T> => {
    const ler = (): Momento | null => {
      if (valor === null) return null
      if (valor === undefined) return agoraNoFuso()
      try {
        return Temporal.PlainDateTime.from(valor)
      } catch {
        return INVALIDA
      }
    }
    return ler() as DateBuilderReturnType<T>
  }
  getInvalidDate = () => INVALIDA
  getTimezone = () => 'default'
  setTimezone = (valor: Momento) => valor
  toJsDate = (valor: Momento) =>
    new Date(valor.year, valor.month - 1, valor.day, valor.hour, valor.minute, valor.second, valor.millisecond)
  parse = (texto: string, padrao: string) => (texto === '' ? null : (lerMomento(texto, padrao) ?? INVALIDA))
  getCurrentLocaleCode = () => LOCALE
  is12HourCycleInCurrentLocale = () => false
  expandFormat = (padrao: string) => padrao
  isValid = (valor: Momento | null): valor is Momento => valor !== null && valor !== INVALIDA
  format = (valor: Momento, formato: keyof AdapterFormats) => escreverMomento(valor, this.formats[formato])
  formatByString = (valor: Momento, padrao: string) => escreverMomento(valor, padrao)
  formatNumber = (numero: string) => numero

  isEqual = (a: Momento | null, b: Momento | null) => a === b || (a !== null && b !== null && comparar(a, b) === 0)
  isSameYear = (a: Momento, b: Momento) => a.year === b.year
  isSameMonth = (a: Momento, b: Momento) => a.year === b.year && a.month === b.month
  isSameDay = (a: Momento, b: Momento) => a.toPlainDate().equals(b.toPlainDate())
  isSameHour = (a: Momento, b: Momento) => this.isSameDay(a, b) && a.hour === b.hour
  isAfter = (a: Momento, b: Momento) => comparar(a, b) > 0
  isAfterYear = (a: Momento, b: Momento) => a.year > b.year
  isAfterDay = (a: Momento, b: Momento) => comparar(inicioDoDia(a), inicioDoDia(b)) > 0
  isBefore = (a: Momento, b: Momento) => comparar(a, b) < 0
  isBeforeYear = (a: Momento, b: Momento) => a.year < b.year
  isBeforeDay = (a: Momento, b: Momento) => comparar(inicioDoDia(a), inicioDoDia(b)) < 0
  isWithinRange = (valor: Momento, [inicio, fim]: [Momento, Momento]) =>
    comparar(valor, inicio) >= 0 && comparar(valor, fim) <= 0

  startOfYear = (valor: Momento) => inicioDoDia(valor.with({ month: 1, day: 1 }))
  startOfMonth = (valor: Momento) => inicioDoDia(valor.with({ day: 1 }))
  startOfWeek = inicioDaSemana
  startOfDay = inicioDoDia
  endOfYear = (valor: Momento) => fimDoDia(valor.with({ month: 12, day: 31 }))
  endOfMonth = (valor: Momento) => fimDoDia(valor.with({ day: valor.daysInMonth }))
  endOfWeek = (valor: Momento) => fimDoDia(inicioDaSemana(valor).add({ days: 6 }))
  endOfDay = fimDoDia

  addYears = somar('years')
  addMonths = somar('months')
  addWeeks = somar('weeks')
  addDays = somar('days')
  addHours = somar('hours')
  addMinutes = somar('minutes')
  addSeconds = somar('seconds')

  getYear = parte('year')
  getMonth = parte('month', 1)
  getDate = parte('day')
  getHours = parte('hour')
  getMinutes = parte('minute')
  getSeconds = parte('second')
  getMilliseconds = parte('millisecond')
  setYear = trocar('year', 1)
  setMonth = trocar('month', 1, 1)
  setDate = trocar('day', 1)
  setHours = trocar('hour', 0)
  setMinutes = trocar('minute', 0)
  setSeconds = trocar('second', 0)
  setMilliseconds = trocar('millisecond', 0)

  getDaysInMonth = (valor: Momento) => valor.daysInMonth
  getWeekNumber = (valor: Momento) => valor.weekOfYear ?? 0
  getDayOfWeek = (valor: Momento) => (valor.dayOfWeek % 7) + 1
  getWeekArray = (valor: Momento) => {
    const primeiro = inicioDaSemana(this.startOfMonth(valor))
    const semanas = Math.ceil((primeiro.until(this.endOfMonth(valor), { largestUnit: 'days' }).days + 1) / 7)
    return Array.from({ length: semanas }, (_, semana) =>
      Array.from({ length: 7 }, (__, dia) => primeiro.add({ days: semana * 7 + dia })),
    )
  }
  getYearRange = ([inicio, fim]: [Momento, Momento]) => {
    const primeiro = this.startOfYear(inicio)
    return Array.from({ length: fim.year - inicio.year + 1 }, (_, anos) => primeiro.add({ years: anos }))
  }
}
