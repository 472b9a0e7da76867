import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import estilos from './botao-sem-dica.module.css'
import { classes } from './classes.ts'
import { Giro } from './giro.tsx'

interface AparenciaDoIcone {
  size?: 'small' | 'medium' | undefined
  color?: 'default' | 'primary' | 'inherit' | undefined
  /** Pulled to the border of what holds it, where its frame would look like a margin. */
  edge?: 'start' | 'end' | undefined
  className?: string | undefined
}

function vestir<P extends AparenciaDoIcone>({ size, color = 'default', edge, className, ...doElemento }: P) {
  const nomes = [estilos.icone, size === 'small' && estilos.pequeno, edge && estilos[edge], estilos[color], className]
  return { ...doElemento, 'data-ondula': '', className: classes(...nomes) }
}

export interface BotaoSemDicaProps
  extends AparenciaDoIcone, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof AparenciaDoIcone> {
  loading?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A button that is only an icon, and has a name, where another shows the tip or none is needed. */
export function BotaoSemDica({ loading = false, children, ...props }: BotaoSemDicaProps) {
  return (
    <button
      type="button"
      {...vestir(props)}
      disabled={props.disabled === true || loading}
      {...(loading ? { 'aria-busy': true } : {})}
    >
      {loading ? <Giro naLinha /> : children}
    </button>
  )
}

export interface AncoraDeIconeProps
  extends AparenciaDoIcone, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AparenciaDoIcone> {
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** A link that is only an icon. */
export const AncoraDeIcone = ({ children, ...props }: AncoraDeIconeProps) => <a {...vestir(props)}>{children}</a>
