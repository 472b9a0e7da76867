import type { ReactNode } from 'react'
import estilos from './quadro-de-valores.module.css'

/** What something comes to, line by line: a list of `LinhaDeValor`. */
export const QuadroDeValores = ({ children }: { children: ReactNode }) => <dl className={estilos.quadro}>{children}</dl>

export interface LinhaDeValorProps {
  rotulo: string
  /** What the others come to. */
  forte?: boolean
  children: ReactNode
}

export const LinhaDeValor = ({ rotulo, forte = false, children }: LinhaDeValorProps) => (
  <div className={forte ? estilos.forte : estilos.linha}>
    <dt>{rotulo}</dt>
    <dd>{children}</dd>
  </div>
)
