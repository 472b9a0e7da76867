import type { ReactNode } from 'react'
import { Alerta } from './alerta.tsx'
import estilos from './recado.module.css'

export interface RecadoProps {
  tom?: 'info' | 'success' | 'warning' | 'error'
  /** A button at the end of it, below it where there is no room. */
  acao?: ReactNode
  children: ReactNode
}

/** What is good to know before going on, among what it is about. */
export function Recado({ tom = 'info', acao, children }: RecadoProps) {
  return (
    <Alerta severity={tom}>
      <div className={estilos.linha}>
        <span>{children}</span>
        {acao}
      </div>
    </Alerta>
  )
}
