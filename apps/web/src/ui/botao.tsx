import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import estilos from './botao.module.css'
import { classes } from './classes.ts'
import { Giro } from './giro.tsx'

export interface AparenciaDoBotao {
  /** `contained` for the one that the screen is for, `outlined` for the others, `text` for what is small. */
  variant?: 'contained' | 'outlined' | 'text' | undefined
  size?: 'small' | 'medium' | undefined
  color?: 'primary' | 'secondary' | 'error' | 'inherit' | undefined
  startIcon?: ReactNode
  endIcon?: ReactNode
  /** At work: it keeps the focus and does nothing, and a wheel turns over its words, or before them. */
  loading?: boolean | undefined
  loadingPosition?: 'center' | 'start' | undefined
  fullWidth?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

const ha = (parte: ReactNode) => parte !== undefined && parte !== null && parte !== false

/** The look of a button, for what is one and for what leads somewhere; and what is left, which is the element's own. */
function vestir<P extends AparenciaDoBotao>(props: P) {
  const {
    variant = 'text',
    size,
    color = 'primary',
    startIcon,
    endIcon,
    fullWidth,
    className,
    children,
    ...resto
  } = props
  const { loading = false, loadingPosition, ...doElemento } = resto
  const naFrente = loading && loadingPosition === 'start'
  const porCima = loading && !naFrente
  const inicio = naFrente ? <Giro naLinha /> : startIcon
  return {
    ...doElemento,
    'data-ondula': '',
    className: classes(
      estilos.botao,
      estilos[variant],
      estilos[color],
      size === 'small' && estilos.pequeno,
      fullWidth === true && estilos.largo,
      porCima && estilos.ocupado,
      className,
    ),
    children: (
      <>
        {ha(inicio) && <span className={estilos.inicio}>{inicio}</span>}
        {children}
        {ha(endIcon) && <span className={estilos.fim}>{endIcon}</span>}
        {porCima && (
          <span className={estilos.roda}>
            <Giro naLinha />
          </span>
        )}
      </>
    ),
  }
}

export type BotaoProps = AparenciaDoBotao &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> & { ref?: Ref<HTMLButtonElement> | undefined }

/** Also when it is the button that sends a form. */
const recusar = (evento: MouseEvent) => evento.preventDefault()

export function Botao({ type = 'button', ...props }: BotaoProps) {
  // Not disabled while at work: it would lose the focus, and who hears the screen would not know where they are.
  const ocupado = props.loading === true ? { 'aria-busy': true, 'aria-disabled': true, onClick: recusar } : {}
  return <button {...vestir(props)} type={type} {...ocupado} />
}

export type BotaoAncoraProps = AparenciaDoBotao &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color'> & { ref?: Ref<HTMLAnchorElement> | undefined }

/** A link that looks like a button. */
export function BotaoAncora(props: BotaoAncoraProps) {
  const { children, ...doElemento } = vestir(props)
  return <a {...doElemento}>{children}</a>
}
