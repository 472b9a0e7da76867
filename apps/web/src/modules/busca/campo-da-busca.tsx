import type { ComponentProps, ReactNode } from 'react'
import { Icone } from '../../ui/icones/icone.tsx'
import estilos from './campo-da-busca.module.css'

interface CampoDaBuscaProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  texto: string
  aoDigitar: (texto: string) => void
  /** What stands after the field. */
  children?: ReactNode
}

/** The field of the search bar, of the window and of who waits for it. */
export function CampoDaBusca({ texto, aoDigitar, children, ...input }: CampoDaBuscaProps) {
  return (
    <div className={estilos.fila}>
      <Icone nome="search" tom="secundario" />
      <input
        type="text"
        aria-label="Buscar pacientes, tutores, laudos, atendimentos e telas"
        placeholder="Nome, CPF, telefone, número, tela…"
        autoComplete="off"
        autoFocus
        maxLength={100}
        value={texto}
        onChange={({ target }) => aoDigitar(target.value)}
        className={estilos.campo}
        {...input}
      />
      {children}
    </div>
  )
}
