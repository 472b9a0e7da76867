import type { PeriodoDaAgenda } from '@vetlume/dominio/agenda'
import { comoInstante } from './calculo/eixo.ts'
import { montarColunas } from './calculo/montar.ts'
import { primeiroVao } from './calculo/vaos.ts'
import type { HorarioInicial } from './formulario/valores.ts'
import type { Vista } from './vista.ts'

const QUARTO_DE_HORA_MS = 15 * 60_000
export const DURACAO_COMUM_MINUTOS = 30

/** First free place of what is on screen, from now on; where there is no grid, the next quarter of an hour. */
export function vagaNaVista(periodo: PeriodoDaAgenda | undefined, vista: Vista, minutos: number): HorarioInicial {
  const emGrade = vista.visao === 'dia' || vista.visao === 'semana'
  const colunas = periodo === undefined || !emGrade ? [] : montarColunas(periodo, vista)
  const marcaveis = vista.visao === 'dia' ? colunas.filter(({ especialista }) => especialista !== null) : colunas
  const vao = primeiroVao(marcaveis, minutos, Date.now())
  const inicioMs = vao?.inicioMs ?? Math.ceil(Date.now() / QUARTO_DE_HORA_MS) * QUARTO_DE_HORA_MS
  return { especialista: marcaveis[vao?.coluna ?? 0]?.especialista ?? null, inicio: comoInstante(inicioMs), fim: null }
}
