import type { CSSProperties, HTMLAttributes } from 'react'
import { classes } from './classes.ts'
import estilos from './esqueleto.module.css'

export interface BlocoProps extends HTMLAttributes<HTMLSpanElement> {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
}

/** A grey block where something is on its way, as large as it. */
export const Bloco = ({ width, height, className, style, ...resto }: BlocoProps) => (
  <span
    {...resto}
    data-esqueleto=""
    className={classes(estilos.bloco, className)}
    style={{ width, height, ...style }}
  />
)
