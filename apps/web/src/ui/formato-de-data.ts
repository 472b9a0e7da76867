import { escritorDeDatas } from '@vetlume/dominio/constantes'

type Momento = Temporal.PlainDateTime

const doisDigitos = (valor: number) => String(valor).padStart(2, '0')

function nome(opcoes: Intl.DateTimeFormatOptions): (momento: Momento) => string {
  const escrever = escritorDeDatas({ ...opcoes, timeZone: 'UTC' })
  return (momento) => escrever(momento.toZonedDateTime('UTC').epochMilliseconds)
}

const ESCRITA: Readonly<Record<string, (momento: Momento) => string>> = {
  yyyy: ({ year }) => String(year).padStart(4, '0'),
  MMMM: nome({ month: 'long' }),
  MMM: nome({ month: 'short' }),
  MM: ({ month }) => doisDigitos(month),
  M: ({ month }) => String(month),
  dd: ({ day }) => doisDigitos(day),
  // Only dates in words have a day without its zero.
  d: ({ day }) => (day === 1 ? '1º' : String(day)),
  EEEE: nome({ weekday: 'long' }),
  EEE: nome({ weekday: 'short' }),
  HH: ({ hour }) => doisDigitos(hour),
  mm: ({ minute }) => doisDigitos(minute),
  ss: ({ second }) => doisDigitos(second),
}

const TOKENS = /'([^']*)'|yyyy|MMMM|MMM|MM|M|dd|d|EEEE|EEE|HH|mm|ss/g

/** Writes `momento` after a pattern such as `dd/MM/yyyy HH:mm`; text between single quotes is literal. */
export function escreverMomento(momento: Momento, padrao: string): string {
  return padrao.replace(TOKENS, (token, literal: string | undefined) => literal ?? ESCRITA[token]?.(momento) ?? token)
}

/** "quinta-feira, 26/11 às 14:00", on the clock of that zone; the year only when it is another. */
export function quandoEmPalavras(instante: string, fuso: string): string {
  const momento = Temporal.Instant.from(instante).toZonedDateTimeISO(fuso).toPlainDateTime()
  const outroAno = momento.year !== Temporal.Now.plainDateISO(fuso).year
  return escreverMomento(momento, `EEEE, dd/MM${outroAno ? '/yyyy' : ''} 'às' HH:mm`)
}

const PARTES: Readonly<Record<string, readonly [campo: keyof Temporal.DateTimeLikeObject, digitos: string]>> = {
  yyyy: ['year', '(\\d{4})'],
  MM: ['month', '(\\d{1,2})'],
  M: ['month', '(\\d{1,2})'],
  dd: ['day', '(\\d{1,2})'],
  d: ['day', '(\\d{1,2})'],
  HH: ['hour', '(\\d{1,2})'],
  mm: ['minute', '(\\d{1,2})'],
  ss: ['second', '(\\d{1,2})'],
}

/** Reads text after the same patterns, numeric tokens only. `null` when it is no such date. */
export function lerMomento(texto: string, padrao: string): Momento | null {
  const campos: (keyof Temporal.DateTimeLikeObject)[] = []
  const expressao = padrao.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(TOKENS, (token) => {
    const parte = PARTES[token]
    if (parte === undefined) return token
    campos.push(parte[0])
    return parte[1]
  })
  const achado = new RegExp(`^${expressao}$`).exec(texto.trim())
  if (achado === null) return null
  const valores = Object.fromEntries(campos.map((campo, indice) => [campo, Number(achado[indice + 1])]))
  try {
    return Temporal.PlainDateTime.from({ year: 1970, month: 1, day: 1, ...valores }, { overflow: 'reject' })
  } catch {
    return null
  }
}
