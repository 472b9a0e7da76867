import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { sessao } from './navegador.ts'

/** IANA zone of the company or clinic in use: a day on screen is a day of that zone, wherever the browser is. */
export function fusoEmUso(): string {
  const { cliente, clinica } = sessao.estado()
  return (cliente ?? clinica)?.fuso ?? ZONA_PADRAO
}

/** Now, on the clock of the zone in use. */
export function agoraNoFuso(): Temporal.PlainDateTime {
  return Temporal.Now.plainDateTimeISO(fusoEmUso())
}
