import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { BotaoDeIcone } from './botao-de-icone.tsx'
import estilos from './botao.module.css'
import { classes } from './classes.ts'
import { Icone } from './icones/icone.tsx'
import { Giro } from './giro.tsx'

export interface AparenciaDoBotao {
  /** `contained` for the one that the screen is for, `outlined` for the others, `text` for what is small. */
  variant?: 'contained' | 'outlined' | 'text' | undefined
  size?: 'small' | 'medium' | undefined
  color?: 'primary' | 'secondary' | 'error' | 'inherit' | undefined
  startIcon?: ReactNode
  endIcon?: ReactNode
  /** At work: it cannot be pressed, and a wheel turns over its words, or before them. */
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

export function Botao({ type = 'button', ...props }: BotaoProps) {
  const ocupado = props.loading === true
  return (
    <button
      {...vestir(props)}
      type={type}
      disabled={props.disabled === true || ocupado}
      {...(ocupado ? { 'aria-busy': true } : {})}
    />
  )
}

export type BotaoAncoraProps = AparenciaDoBotao &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color'> & { ref?: Ref<HTMLAnchorElement> | undefined }

/** A link that looks like a button. */
export function BotaoAncora(props: BotaoAncoraProps) {
  const { children, ...doElemento } = vestir(props)
  return <a {...doElemento}>{children}</a>
}

/** Adds a row to a list in a form. */
export function BotaoDeIncluir({ aoClicar, children }: { aoClicar: () => void; children: ReactNode }) {
  return (
    <Botao size="small" startIcon={<Icone nome="add" />} onClick={aoClicar} className={estilos.noInicio}>
      {children}
    </Botao>
  )
}

/** Takes a row out of a list in a form: "Retirar o insumo 2". */
export function BotaoDeRetirar({ rotulo, aoClicar }: { rotulo: string; aoClicar: () => void }) {
  return (
    <BotaoDeIcone size="small" rotulo={rotulo} onClick={aoClicar}>
      <Icone nome="delete-outline" tamanho="pequeno" />
    </BotaoDeIcone>
  )
}
