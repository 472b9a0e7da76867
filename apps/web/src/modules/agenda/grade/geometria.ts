import type { Ponto } from '../calculo/gesto.ts'

/** Hours drawn by the grid, and how high each is. */
export interface Horas {
  de: number
  ate: number
  rem: number
}

/** CSS of a stretch of the day, in a column that begins at `de` hours. */
export const alturaDe = ({ inicio, fim }: { inicio: number; fim: number }, { de, ate, rem }: Horas) => {
  const [topo, base] = [Math.max(inicio, de * 60), Math.min(fim, ate * 60)]
  return { top: `${((topo - de * 60) / 60) * rem}rem`, height: `${(Math.max(0, base - topo) / 60) * rem}rem` }
}

/** Column and minute under the pointer, held inside the grid; `dentro` tells whether it really was there. */
export function pontoEm(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { x, y }: { x: number; y: number },
  { de, ate }: Horas,
  colunas: number,
): Ponto & { dentro: boolean } {
  const coluna = Math.floor(((x - left) / width) * colunas)
  return {
    coluna: Math.min(colunas - 1, Math.max(0, coluna)),
    minuto: de * 60 + ((y - top) / height) * (ate - de) * 60,
    dentro: x >= left && x < left + width && y >= top && y < top + height,
  }
}
