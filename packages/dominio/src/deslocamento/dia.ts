import { caminhoEntre, type Caminho, type Lugar, type Viagem } from './distancia.ts'
import { MINUTO } from './horas.ts'

/** Something in a specialist's day that takes its time. */
export interface Compromisso {
  readonly inicio: number
  readonly fim: number
  readonly lugar: Lugar
}

export interface Chegada extends Caminho {
  /** Whether the way fits between the end of one and the start of the other. */
  readonly alcancavel: boolean
  /** Minutes to spare, whole; negative when they are missing. */
  readonly folgaMinutos: number
}

/** The way from one appointment to the next of the same day; null when it cannot be told. */
export function chegada(anterior: Compromisso, seguinte: Compromisso, viagem: Viagem): Chegada | null {
  const caminho = caminhoEntre(anterior.lugar, seguinte.lugar, viagem)
  if (caminho === null) return null
  const folgaMinutos = Math.floor((seguinte.inicio - anterior.fim) / MINUTO) - caminho.minutos
  return { ...caminho, folgaMinutos, alcancavel: folgaMinutos >= 0 }
}

/** The way to the first place of a day, when it is known where the day begins; nobody is late for it. Null when it cannot be told. */
export const saidaPara = (primeiro: Lugar, viagem: Viagem): Caminho | null =>
  viagem.partida && caminhoEntre(viagem.partida.lugar, primeiro, viagem)

/** The way back from the last place of a day, when it counts; null when it cannot be told. */
export const voltaDe = (ultimo: Lugar, viagem: Viagem): Caminho | null =>
  viagem.partida && caminhoEntre(ultimo, viagem.partida.lugar, viagem)

/** The neighbours of a time among the ordered appointments of a day. */
export function vizinhosDe<C extends Compromisso>(
  compromissos: readonly C[],
  { inicio, fim }: { inicio: number; fim: number },
): { antes: C | null; depois: C | null } {
  return {
    antes: compromissos.findLast((c) => c.fim <= inicio) ?? null,
    depois: compromissos.find((c) => c.inicio >= fim) ?? null,
  }
}
