import type { ReactNode } from 'react'
import estilos from './lista-de-itens.module.css'

/** A few things one under the other, each in a frame of its own: `Item`. */
export const ListaDeItens = ({ rotulo, children }: { rotulo: string; children: ReactNode }) => (
  <ul aria-label={rotulo} className={estilos.lista}>
    {children}
  </ul>
)

export interface ItemProps {
  titulo: ReactNode
  /** At the end of the first line: what it is worth. */
  valor?: ReactNode
  /** Buttons. */
  acoes?: ReactNode
  /** It does not count any more. */
  apagado?: boolean
  /** What else there is to say, a line each. */
  children?: ReactNode
}

export const Item = ({ titulo, valor, acoes, apagado = false, children }: ItemProps) => (
  <li className={estilos.item}>
    <div className={estilos.linha}>
      <div className={estilos.titulo}>{titulo}</div>
      <div className={apagado ? estilos.apagado : estilos.valor}>{valor}</div>
    </div>
    {children !== undefined && <div className={estilos.resto}>{children}</div>}
    {acoes !== undefined && <div className={estilos.acoes}>{acoes}</div>}
  </li>
)
