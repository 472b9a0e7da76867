const MS_POR_MINUTO = 60_000
export const MINUTOS_DO_DIA = 1_440

/** A stretch of a day between two changes of its clock: from `desdeMs` on, the wall shows `minuto` and counts. */
interface Trecho {
  desdeMs: number
  ateMs: number
  minuto: number
}

/** A plain day of a zone as a vertical axis: minutes of its wall clock, 0 to 1440, against epoch milliseconds. */
export interface Eixo {
  dia: string
  inicioMs: number
  fimMs: number
  trechos: readonly Trecho[]
}

function trechosDe(comeco: Temporal.ZonedDateTime, fimMs: number): Trecho[] {
  const trechos: Trecho[] = []
  let atual: Temporal.ZonedDateTime | null = comeco
  while (atual !== null && atual.epochMilliseconds < fimMs) {
    const mudanca: Temporal.ZonedDateTime | null = atual.getTimeZoneTransition('next')
    trechos.push({
      desdeMs: atual.epochMilliseconds,
      ateMs: Math.min(fimMs, mudanca?.epochMilliseconds ?? fimMs),
      minuto: atual.hour * 60 + atual.minute,
    })
    atual = mudanca
  }
  return trechos
}

/** `dia` as AAAA-MM-DD; `fuso` is an IANA zone. Days of 23, 25 hours or less are told by their stretches. */
export function criarEixo(dia: string, fuso: string): Eixo {
  const data = Temporal.PlainDate.from(dia)
  const comeco = data.toZonedDateTime(fuso)
  const fim = data.add({ days: 1 }).toZonedDateTime(fuso)
  const [inicioMs, fimMs] = [comeco.epochMilliseconds, fim.epochMilliseconds]
  const comum = fimMs - inicioMs === MINUTOS_DO_DIA * MS_POR_MINUTO && comeco.offset === fim.offset
  const trechos = comum ? [{ desdeMs: inicioMs, ateMs: fimMs, minuto: 0 }] : trechosDe(comeco, fimMs)
  return { dia, inicioMs, fimMs, trechos }
}

/** Minute of the wall clock at an instant, 0 to 1440; what is before or after the day stops at its ends. */
export function minutoDe({ inicioMs, fimMs, trechos }: Eixo, ms: number): number {
  if (ms >= fimMs) return MINUTOS_DO_DIA
  const trecho = trechos.findLast(({ desdeMs }) => desdeMs <= ms)
  if (trecho === undefined || ms < inicioMs) return 0
  return Math.min(MINUTOS_DO_DIA, trecho.minuto + (ms - trecho.desdeMs) / MS_POR_MINUTO)
}

/**
 * Instant at a minute of the wall clock. In an hour that repeats it is the first of the two; in one that the clock skips,
 * the moment after it. Never goes back as `minuto` grows.
 */
export function msDe({ fimMs, trechos }: Eixo, minuto: number): number {
  const trecho = trechos.find(({ minuto: m, desdeMs, ateMs }) => minuto < m + (ateMs - desdeMs) / MS_POR_MINUTO)
  if (trecho === undefined) return fimMs
  return trecho.desdeMs + Math.max(0, minuto - trecho.minuto) * MS_POR_MINUTO
}

/** `08:05` */
export function horaDoMinuto(minuto: number): string {
  const doisDigitos = (n: number) => String(n).padStart(2, '0')
  const inteiro = Math.floor(minuto)
  return `${doisDigitos(Math.floor(inteiro / 60))}:${doisDigitos(inteiro % 60)}`
}

/** Clock of the axis at an instant, `08:05`. */
export const horaDe = (eixo: Eixo, ms: number): string => horaDoMinuto(minutoDe(eixo, ms))

export const comoInstante = (ms: number): string => new Date(ms).toISOString()
