import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import estilos from './ancora.module.css'
import { classes } from './classes.ts'

export interface AncoraProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'className'> {
  /** `inherit` where the words already stand out; they are underlined under the mouse all the same. */
  color?: 'primary' | 'inherit' | 'error' | undefined
  underline?: 'hover' | 'none' | 'always' | undefined
  tamanho?: 'pequeno' | 'subtitulo' | undefined
  className?: string | undefined
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** A link among words. */
export function Ancora({
  color = 'primary',
  underline = 'hover',
  tamanho,
  className,
  children,
  ...resto
}: AncoraProps) {
  const nomes = [estilos.elo, estilos[color], estilos[underline], tamanho && estilos[tamanho], className]
  return (
    <a {...resto} className={classes(...nomes)}>
      {children}
    </a>
  )
}

/** What acts and leads nowhere, among words. */
export const BotaoComoElo = ({ className, ...props }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    {...props}
    className={classes(estilos.elo, estilos.primary, estilos.hover, estilos.botao, className)}
  />
)
