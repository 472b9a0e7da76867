import type { Ponto } from '../calculo/gesto.ts'

/** Hours drawn by the grid. */
export interface Horas {
  de: number
  ate: number
}

/** So many hours high: the grid says how high one is, and nothing inside it is drawn again when that changes. */
export const altasHoras = (horas: number): string => `calc(var(--ag-hora) * ${horas})`

/** CSS of a stretch of the day, in a column that begins at `de` hours. */
export const alturaDe = ({ inicio, fim }: { inicio: number; fim: number }, { de, ate }: Horas) => {
  const [topo, base] = [Math.max(inicio, de * 60), Math.min(fim, ate * 60)]
  return { top: altasHoras((topo - de * 60) / 60), height: altasHoras(Math.max(0, base - topo) / 60) }
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
