import type { Alvo } from '@vetlume/dominio/dashboard'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Elo } from '../../ui/elo.tsx'

export interface QuadroProps {
  titulo: string
  /** The list behind the card, and what its link says. */
  elo?: { rotulo: string; alvo: Alvo }
  /** Right end of the heading, instead of a link. */
  acao?: ReactNode
  children: ReactNode
}

/** A card of a panel. */
export function Quadro({ titulo, elo, acao, children }: QuadroProps) {
  const id = useId()
  return (
    <section className="qd" aria-labelledby={id}>
      <header className="qd-topo">
        <h2 id={id}>{titulo}</h2>
        {acao}
        {elo !== undefined && (
          <Elo to={elo.alvo.rota} search={elo.alvo.filtros} tamanho="pequeno">
            {elo.rotulo}
          </Elo>
        )}
      </header>
      {children}
    </section>
  )
}

/** What a card says while it has nothing to show. */
export function Vazio({ children }: { children: ReactNode }) {
  return <p className="qd-vazio">{children}</p>
}
