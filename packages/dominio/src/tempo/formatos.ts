import { escritorDeDatas, LOCALE } from '../constantes/index.ts'

/** Plain date, `AAAA-MM-DD`. */
export type Dia = string
/** UTC instant, ISO 8601. */
export type Instante = string

const formatadores = new Map<string, Intl.DateTimeFormat>()

/** Intl, not Temporal: lists draw many dates and must not need a polyfill. Building a formatter is slow, so they are kept. */
function formatador(zona: string): Intl.DateTimeFormat {
  let existente = formatadores.get(zona)
  if (existente === undefined) {
    existente = new Intl.DateTimeFormat(LOCALE, {
      timeZone: zona,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formatadores.set(zona, existente)
  }
  return existente
}

/** Read from `20/11/2026, 14:30`: asking the formatter for its parts takes four times as long. */
function lerPartes(instante: Instante, zona: string) {
  const [dia = '', mes = '', ano = '', hora = '', minuto = ''] =
    formatador(zona).format(new Date(instante)).match(/\d+/g) ?? []
  return { dia, mes, ano, hora, minuto }
}

const MAXIMO_DE_LEMBRADOS = 100
/** Of each zone, the seconds that were asked for lately: every request asks what day it is, and a booking for the same few again and again. */
const lembradas = new Map<string, Map<string, ReturnType<typeof lerPartes>>>()

function partes(instante: Instante, zona: string) {
  const segundo = instante[10] === 'T' && instante.endsWith('Z') ? instante.slice(0, 19) : instante
  let daZona = lembradas.get(zona)
  if (daZona === undefined) lembradas.set(zona, (daZona = new Map()))
  let lidas = daZona.get(segundo)
  if (lidas === undefined) {
    lidas = lerPartes(instante, zona)
    if (daZona.size >= MAXIMO_DE_LEMBRADOS) daZona.clear()
    daZona.set(segundo, lidas)
  }
  return lidas
}

/** `2026-11-20` → `20/11/2026`. Throws RangeError on anything that is not a plain date. */
export function formatarData(dia: Dia): string {
  const [, ano, mes, diaDoMes] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(dia) ?? []
  if (ano === undefined) throw new RangeError(`Data fora do formato AAAA-MM-DD: ${dia}`)
  return `${diaDoMes}/${mes}/${ano}`
}

const emPalavras = escritorDeDatas({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `2026-12-01` → `terça-feira, 1º de dezembro`. */
export const diaPorExtenso = (dia: Dia): string => emPalavras(Date.parse(`${dia}T12:00:00Z`))

/** `20/11/2026 14:30` in the IANA zone. Throws RangeError on an unreadable instant or zone. */
export function formatarDataHora(instante: Instante, zona: string): string {
  const { dia, mes, ano, hora, minuto } = partes(instante, zona)
  return `${dia}/${mes}/${ano} ${hora}:${minuto}`
}

/** `14:30` in the IANA zone. */
export function formatarHora(instante: Instante, zona: string): string {
  const { hora, minuto } = partes(instante, zona)
  return `${hora}:${minuto}`
}

/** The plain date on which the instant falls in the IANA zone. */
export function diaNaZona(instante: Instante, zona: string): Dia {
  const { dia, mes, ano } = partes(instante, zona)
  return `${ano}-${mes}-${dia}`
}

type Trecho = { readonly inicio: Instante; readonly fim: Instante }

/** When something ends: `15:10`, or `00:40 de 25/11/2026` when it crosses midnight. */
export function formatarFim({ inicio, fim }: Trecho, zona: string): string {
  const [comeca, termina] = [diaNaZona(inicio, zona), diaNaZona(fim, zona)]
  return comeca === termina ? formatarHora(fim, zona) : `${formatarHora(fim, zona)} de ${formatarData(termina)}`
}

/** `das 14:30 às 15:10`, beside a day that was said already: another one is named. */
export function formatarTrecho(trecho: Trecho, zona: string, ditoDia: Dia): string {
  const comeca = diaNaZona(trecho.inicio, zona)
  const dia = comeca === ditoDia ? '' : ` de ${formatarData(comeca)}`
  return `das ${formatarHora(trecho.inicio, zona)}${dia} às ${formatarFim(trecho, zona)}`
}

function comMilissegundos(zonado: Temporal.ZonedDateTime): Instante {
  return zonado.toInstant().toString({ smallestUnit: 'millisecond' })
}

/** First instant of the day in the IANA zone, also when midnight does not exist there. */
export function inicioDoDia(dia: Dia, zona: string): Instante {
  return comMilissegundos(Temporal.PlainDate.from(dia).toZonedDateTime(zona))
}

/** Exclusive end of the day: the first instant of the next one. A day is `[inicioDoDia, fimDoDia)`. */
export function fimDoDia(dia: Dia, zona: string): Instante {
  return comMilissegundos(Temporal.PlainDate.from(dia).add({ days: 1 }).toZonedDateTime(zona))
}
