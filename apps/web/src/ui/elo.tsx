import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import { AncoraDeIcone } from './botao-de-icone.tsx'
import { BotaoAncora } from './botao.tsx'
import { classes } from './classes.ts'
import estilos from './elo.module.css'

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
export const BotaoComoElo = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...props} className={classes(estilos.elo, estilos.primary, estilos.hover, estilos.botao)} />
)

/** Router links that look like our components: typed `to` and `search`, real `href`, middle click works. */
export const Elo = createLink(Ancora)
export const BotaoElo = createLink(BotaoAncora)
export const BotaoIconeElo = createLink(AncoraDeIcone)
