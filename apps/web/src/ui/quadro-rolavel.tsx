import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import estilos from './quadro-rolavel.module.css'

export interface QuadroRolavelProps {
  nome: string
  /** What is shown is older than what was asked for. */
  esperando?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A frame for what is wider than a phone, or longer than its place: it scrolls within itself, by keyboard too. */
export function QuadroRolavel({ nome, esperando = false, className, children }: QuadroRolavelProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      role="region"
      aria-label={nome}
      aria-busy={esperando}
      className={classes(estilos.quadro, className)}
    >
      {children}
    </div>
  )
}
