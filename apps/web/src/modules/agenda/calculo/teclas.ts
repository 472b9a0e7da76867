import { DURACAO_MAXIMA_MINUTOS } from '@vetlume/dominio/agenda'
import { minutoDe, msDe, type Eixo } from './eixo.ts'
import { PASSO_MINUTOS } from './gesto.ts'

/** A change that waits for Enter: a column of the grid and two instants. */
export interface Alvo {
  coluna: number
  inicioMs: number
  fimMs: number
}

export type Toque = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey'>

const PASSO_MS = PASSO_MINUTOS * 60_000
const SENTIDO: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** The next mark of the grid in that direction: 08:10 goes down to 08:15 and up to 08:00. */
function proximaMarca(eixo: Eixo, ms: number, sentido: 1 | -1): number {
  const resto = (ms - eixo.inicioMs) % PASSO_MS
  if (resto === 0) return ms + sentido * PASSO_MS
  return sentido === 1 ? ms - resto + PASSO_MS : ms - resto
}

function deslocar(eixo: Eixo, alvo: Alvo, sentido: 1 | -1): Alvo | null {
  const inicioMs = proximaMarca(eixo, alvo.inicioMs, sentido)
  if (inicioMs < eixo.inicioMs || inicioMs >= eixo.fimMs) return null
  return { ...alvo, inicioMs, fimMs: inicioMs + alvo.fimMs - alvo.inicioMs }
}

function estender(eixo: Eixo, alvo: Alvo, sentido: 1 | -1): Alvo | null {
  const fimMs = proximaMarca(eixo, alvo.fimMs, sentido)
  const duracao = fimMs - alvo.inicioMs
  return duracao < PASSO_MS || duracao > DURACAO_MAXIMA_MINUTOS * 60_000 ? null : { ...alvo, fimMs }
}

/** Same time on the clock of the other column, same length. */
function trocarDeColuna(eixos: readonly Eixo[], alvo: Alvo, sentido: 1 | -1): Alvo | null {
  const [daqui, dali] = [eixos[alvo.coluna], eixos[alvo.coluna + sentido]]
  if (daqui === undefined || dali === undefined) return null
  const inicioMs = daqui.dia === dali.dia ? alvo.inicioMs : msDe(dali, minutoDe(daqui, alvo.inicioMs))
  return { coluna: alvo.coluna + sentido, inicioMs, fimMs: inicioMs + alvo.fimMs - alvo.inicioMs }
}

/**
 * The keyboard's drag: ↑ and ↓ move by a step, Shift with any arrow stretches the end, Ctrl or Alt with ← and → go to the
 * next column. Null when the key means nothing here, or when there is nowhere to go.
 */
export function moverPorTecla(eixos: readonly Eixo[], alvo: Alvo, toque: Toque): Alvo | null {
  const sentido = SENTIDO[toque.key]
  const eixo = eixos[alvo.coluna]
  if (sentido === undefined || eixo === undefined) return null
  if (toque.shiftKey) return estender(eixo, alvo, sentido)
  const vertical = toque.key === 'ArrowUp' || toque.key === 'ArrowDown'
  if (vertical) return deslocar(eixo, alvo, sentido)
  return toque.ctrlKey || toque.altKey ? trocarDeColuna(eixos, alvo, sentido) : null
}
