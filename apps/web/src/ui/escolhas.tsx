import type { ReactNode } from 'react'
import { Giro } from './giro.tsx'
import { Icone } from './icones/icone.tsx'
import estilos from './escolhas.module.css'

export interface EscolhaProps {
  nome: string
  detalhe?: string | null
  /** This one was taken, and is on its way. */
  ocupada?: boolean
  disabled?: boolean
  autoFocus?: boolean
  onClick: () => void
}

/** Places or papers to go on with: the whole row is the button. */
export function Escolhas({ ocupada, children }: { ocupada: boolean; children: ReactNode }) {
  return (
    <ul className={estilos.escolhas} aria-busy={ocupada}>
      {children}
    </ul>
  )
}

export function Escolha({ nome, detalhe, ocupada = false, ...doBotao }: EscolhaProps) {
  return (
    <li>
      <button type="button" data-ondula="" className={estilos.escolha} {...doBotao}>
        <strong>{nome}</strong>
        {detalhe != null && <small>{detalhe}</small>}
        <span className={estilos.fim}>
          {ocupada ? <Giro naLinha /> : <Icone nome="arrow-forward" tamanho="pequeno" />}
        </span>
      </button>
    </li>
  )
}
