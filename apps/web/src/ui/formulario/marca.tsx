import type { ComponentProps, ReactNode } from 'react'
import s from './marca.module.css'

export interface MarcaProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'size'> {
  rotulo: ReactNode
  /** A tick box; `chave` is a switch, for settings; `opcao` is one of several that exclude each other. */
  tipo?: 'caixa' | 'chave' | 'opcao'
  className?: string | undefined
}

/** Yes or no, with its words: both are pressed. */
export function Marca({ rotulo, tipo = 'caixa', className = '', ...resto }: MarcaProps) {
  return (
    <label className={`${s.marca} ${className}`}>
      <input
        type={tipo === 'opcao' ? 'radio' : 'checkbox'}
        {...(tipo === 'chave' ? { role: 'switch' } : {})}
        {...resto}
        className={tipo === 'chave' ? s.chave : s.caixa}
      />
      <span>{rotulo}</span>
    </label>
  )
}
