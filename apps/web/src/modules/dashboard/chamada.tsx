import type { NomeDoIcone } from '../../ui/icones/nomes.ts'
import './chamada.css'
import { Link } from '@tanstack/react-router'
import type { Alvo } from '@vetlume/dominio/dashboard'
import type { ReactNode } from 'react'
import { Icone } from '../../ui/icones/icone.tsx'
import { numero } from '../../lib/numero.ts'

export interface ChamadaProps {
  valor: ReactNode
  rotulo: string
  icone: NomeDoIcone
  /** Colour, when the figure asks for attention. */
  tom?: 'erro' | 'aviso' | 'marca' | undefined
  alvo: Alvo | null
}

/** A figure that asks for action and leads to the list behind it. */
export function Chamada({ valor, rotulo, icone, tom, alvo }: ChamadaProps) {
  const conteudo = (
    <>
      <Icone nome={icone} tamanho="pequeno" />
      <div>
        <strong>{typeof valor === 'number' ? numero(valor) : valor}</strong>
        <span>{rotulo}</span>
      </div>
    </>
  )
  if (alvo === null)
    return (
      <div className="at-item" data-tom={tom}>
        {conteudo}
      </div>
    )
  return (
    <Link to={alvo.rota} search={alvo.filtros} className="at-item" data-tom={tom}>
      {conteudo}
    </Link>
  )
}
