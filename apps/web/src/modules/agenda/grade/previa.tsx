import { useEffect, useRef } from 'react'
import { horaDoMinuto } from '../calculo/eixo.ts'
import type { Faixa } from '../calculo/gesto.ts'
import { alturaDe, type Horas } from './geometria.ts'

export interface PreviaProps {
  faixa: Faixa
  horas: Horas
  colunas: number
  /** What would be there. */
  nome: string
  /** Under the hours: what the keyboard does with it. */
  dica?: string | undefined
}

/** Where something would land: drawn over the grid while it is dragged, or moved by the keyboard. */
export function Previa({ faixa, horas, colunas, nome, dica }: PreviaProps) {
  const { coluna, inicio, fim } = faixa
  const elemento = useRef<HTMLDivElement>(null)
  const porTecla = dica !== undefined
  // What the pointer carries is under it; what keys move may have left the screen.
  useEffect(() => {
    if (porTecla) elemento.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return (
    <div
      ref={elemento}
      className="ag-previa"
      aria-hidden
      style={{ ...alturaDe(faixa, horas), left: `${(coluna / colunas) * 100}%`, width: `${100 / colunas}%` }}
    >
      <span className="ag-faixa-de-hora">{`${horaDoMinuto(inicio)} – ${horaDoMinuto(Math.min(fim, 1_440))}`}</span>
      <b>{nome}</b>
      {dica !== undefined && <span className="ag-dica">{dica}</span>}
    </div>
  )
}
