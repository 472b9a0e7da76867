import { DURACAO_MAXIMA_MINUTOS } from '@vetlume/dominio/agenda'
import { MINUTOS_DO_DIA } from './eixo.ts'

/** Where the pointer is: a column of the grid and a minute of its day, not snapped. */
export interface Ponto {
  coluna: number
  minuto: number
}

/** What a gesture would leave: a stretch of one column. */
export interface Faixa {
  coluna: number
  inicio: number
  fim: number
}

/** A box held by its upper or lower edge. */
type Estiramento = { tipo: 'inicio' | 'fim'; origem: Faixa; pego: Ponto }

export type Gesto =
  /** A box carried elsewhere. */
  | { tipo: 'mover'; origem: Faixa; pego: Ponto }
  | Estiramento
  /** A stretch of an empty column. */
  | { tipo: 'novo'; pego: Ponto }
  /** Something from outside the grid, that lasts so many minutes. */
  | { tipo: 'soltar'; duracao: number }

export const PASSO_MINUTOS = 15
/** With Shift the grid is finer. */
export const PASSO_FINO_MINUTOS = 5

const entre = (minimo: number, valor: number, maximo: number): number => Math.min(maximo, Math.max(minimo, valor))
const encaixar = (minuto: number, passo: number): number => Math.round(minuto / passo) * passo

/** The whole length goes along; at the end of the day it stops while something of it is still seen. */
function levar({ inicio, fim, coluna }: Faixa, minuto: number, passo: number): Faixa {
  const novo = entre(0, encaixar(minuto, passo), MINUTOS_DO_DIA - passo)
  return { coluna, inicio: novo, fim: novo + (fim - inicio) }
}

function estender({ origem, pego, tipo }: Estiramento, { minuto }: Ponto, passo: number): Faixa {
  const { inicio, fim } = origem
  const alvo = encaixar(origem[tipo] + minuto - pego.minuto, passo)
  return tipo === 'inicio'
    ? { ...origem, inicio: entre(Math.max(0, fim - DURACAO_MAXIMA_MINUTOS), alvo, fim - passo) }
    : { ...origem, fim: entre(inicio + passo, alvo, Math.min(MINUTOS_DO_DIA, inicio + DURACAO_MAXIMA_MINUTOS)) }
}

function riscar({ coluna, minuto: pego }: Ponto, { minuto }: Ponto, passo: number): Faixa {
  const [antes, depois] = minuto < pego ? [minuto, pego] : [pego, minuto]
  const inicio = entre(0, Math.floor(antes / passo) * passo, MINUTOS_DO_DIA - passo)
  const fim = Math.max(inicio + passo, Math.ceil(depois / passo) * passo)
  return { coluna, inicio, fim: Math.min(fim, MINUTOS_DO_DIA, inicio + DURACAO_MAXIMA_MINUTOS) }
}

/**
 * What the gesture makes of the place that the pointer is at, snapped to `passo` minutes. Within half a step of where it
 * was, a box stays exactly there: one that starts at 08:10 is not pulled to 08:15 by a shaking hand.
 */
export function aplicarGesto(gesto: Gesto, ponto: Ponto, passo: number = PASSO_MINUTOS): Faixa {
  if (gesto.tipo === 'novo') return riscar(gesto.pego, ponto, passo)
  if (gesto.tipo === 'soltar')
    return levar({ coluna: ponto.coluna, inicio: 0, fim: gesto.duracao }, ponto.minuto, passo)
  const { origem, pego } = gesto
  const desvio = ponto.minuto - pego.minuto
  const parado = Math.abs(desvio) < passo / 2
  if (gesto.tipo !== 'mover') return parado ? origem : estender(gesto, ponto, passo)
  const destino = { ...origem, coluna: ponto.coluna }
  return parado ? destino : levar(destino, origem.inicio + desvio, passo)
}

export const mesmaFaixa = (uma: Faixa, outra: Faixa): boolean =>
  uma.coluna === outra.coluna && uma.inicio === outra.inicio && uma.fim === outra.fim
