import './chamada.css'
import type SvgIcon from '@mui/material/SvgIcon'
import { Link } from '@tanstack/react-router'
import type { Alvo } from '@vetlume/dominio/dashboard'
import type { ReactNode } from 'react'

export interface ChamadaProps {
  valor: ReactNode
  rotulo: string
  icone: typeof SvgIcon
  /** Colour, when the figure asks for attention. */
  tom?: 'erro' | 'aviso' | 'marca' | undefined
  alvo: Alvo | null
}

/** A figure that asks for action and leads to the list behind it. */
export function Chamada({ valor, rotulo, icone: Icone, tom, alvo }: ChamadaProps) {
  const conteudo = (
    <>
      <Icone fontSize="small" aria-hidden />
      <div>
        <strong>{valor}</strong>
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
