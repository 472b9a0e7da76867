import type { ReactNode } from 'react'
import type { Destino, Rota } from '../../buscas.ts'

export interface DialogoProps {
  aberto: boolean
  aoFechar: () => void
  titulo: ReactNode
  /** One line under the title. */
  descricao?: ReactNode
  largura?: 'xs' | 'sm' | 'md' | 'lg'
  /** Buttons at the foot, already in order: the main one last. */
  acoes?: ReactNode
  /** Nothing in it takes the focus: the keyboard reaches its text to move it. */
  soTexto?: boolean
  children?: ReactNode
}

export interface GavetaProps {
  /** With a title comes a button that closes it; without one, `rotulo` names it. */
  titulo?: ReactNode
  rotulo?: string
  /** Under the title. */
  sobTitulo?: ReactNode
  lado?: 'esquerda' | 'direita'
  largura?: string
  aoFechar: () => void
  children: ReactNode
}

export interface FlutuanteProps {
  /** Under what it opens. */
  ancora: HTMLElement
  /** Its name to a screen reader, or the `id` of what has it. */
  rotulo: string
  rotuladoPor?: string
  alinhado?: 'start' | 'end'
  className?: string | undefined
  aoFechar: () => void
  children: ReactNode
}

export interface ItemDoMenu {
  rotulo: string
  /** What is drawn, where it is more than the name. */
  desenho?: ReactNode
  /** What it does, once the menu has closed. One with `marcado` is ticked or not, and the menu stays. */
  executar?: () => void
  marcado?: boolean
  /** A link to another screen. */
  para?: Destino | { to: Rota; search?: never }
  /** In red: what undoes or takes away. */
  perigo?: boolean
  /** What is in use now. */
  atual?: boolean
  discreto?: boolean
  desabilitado?: boolean
}

export interface MenuProps {
  /** The button that opened it: the menu is under it, and has its name. */
  ancora: HTMLElement
  /** Groups, with a line between them. */
  grupos: readonly (readonly ItemDoMenu[])[]
  /** What each group is of, in the same order, where it has a name. */
  titulos?: readonly (string | undefined)[]
  /** Opens as slowly as the submenus beside the page. */
  devagar?: boolean
  alinhado?: 'start' | 'end'
  aoFechar: () => void
}

export interface OpcoesProps {
  /** The button that they are of: they are under it, as wide as it is. */
  ancora: HTMLElement
  valor: string
  opcoes: readonly { valor: string; rotulo: string }[]
  aoMudar: (valor: string) => void
  aoFechar: () => void
}
