import { diaNaZona, fimDoDia, inicioDoDia, type Dia, type Instante } from '@vetlume/dominio/tempo'

interface Limites {
  dia: Dia
  /** `[inicio, fim)`, written as the database's instants are: their text is in order of time. */
  inicio: Instante
  fim: Instante
}

const MAXIMO = 2_000
const conhecidos = new Map<string, Limites>()
/** By zone: rows come in order of time, and the next is mostly of the same day. */
const ultimos = new Map<string, Limites>()

/** When a day of a zone begins and ends. Zones change their rules with a new version of the program, never while it runs. */
export function limitesDoDia(dia: Dia, fuso: string): Limites {
  const chave = `${dia} ${fuso}`
  const conhecido = conhecidos.get(chave)
  if (conhecido !== undefined) return conhecido
  if (conhecidos.size >= MAXIMO) conhecidos.clear()
  const limites = { dia, inicio: inicioDoDia(dia, fuso), fim: fimDoDia(dia, fuso) }
  conhecidos.set(chave, limites)
  return limites
}

/** The day of a zone on which an instant of the database falls, for many rows. */
export function diaDaLinha(instante: Instante, fuso: string): Dia {
  const ultimo = ultimos.get(fuso)
  if (ultimo !== undefined && ultimo.inicio <= instante && instante < ultimo.fim) return ultimo.dia
  const dia = diaNaZona(instante, fuso)
  ultimos.set(fuso, limitesDoDia(dia, fuso))
  return dia
}
