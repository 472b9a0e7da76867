import type { ColunaDaGrade } from '../tipos.ts'
import { MINUTOS_DO_DIA, minutoDe } from './eixo.ts'

/** So much of the day before now is left in sight, and half of it before what comes first. */
const FOLGA_MINUTOS = 60

type Coluna = Pick<ColunaDaGrade, 'eixo' | 'caixas' | 'fundos'>

/** Minute at which a day begins to be seen: now, on a day that is today; else its first appointment, or the first hour worked. */
export function minutoDoComeco(colunas: readonly Coluna[], agoraMs: number): number {
  const deHoje = colunas.find(({ eixo }) => agoraMs >= eixo.inicioMs && agoraMs < eixo.fimMs)
  const caixas = colunas.flatMap((coluna) => coluna.caixas)
  if (deHoje !== undefined) {
    const desde = minutoDe(deHoje.eixo, agoraMs) - FOLGA_MINUTOS
    // Not in the middle of a box: the heading would cover half of it.
    const cortadas = caixas.filter(({ inicio, ate }) => inicio < desde && ate > desde)
    return Math.min(desde, ...cortadas.map(({ inicio }) => inicio))
  }
  const abertos = colunas.flatMap(({ fundos }) => (fundos ?? []).filter(({ tipo }) => tipo === 'aberto'))
  const primeiros = (caixas.length > 0 ? caixas : abertos).map(({ inicio }) => inicio)
  return (primeiros.length > 0 ? Math.min(...primeiros) : MINUTOS_DO_DIA / 2) - FOLGA_MINUTOS / 2
}
