import type { ComponentProps, JSX } from 'react'
import estilos from './texto.module.css'

type Marca = keyof JSX.IntrinsicElements

export type TextoProps<M extends Marca> = Omit<ComponentProps<M>, 'size'> & {
  como?: M
  /** One of the sizes of the scale; without it, that of what it is in. */
  tamanho?: 'titulo' | 'secao' | 'subtitulo' | 'pequeno' | 'micro'
  secundario?: boolean
  forte?: boolean
  /** What went wrong, in words. */
  erro?: boolean
  /** Cut at the end of the line, where it does not fit. */
  umaLinha?: boolean
}

/** A paragraph, a heading or a few words, in the sizes and weights that the product has. */
export function Texto<M extends Marca = 'p'>(props: TextoProps<M>) {
  const {
    como = 'p',
    tamanho,
    secundario = false,
    forte = false,
    erro = false,
    umaLinha = false,
    className,
    ...resto
  } = props
  // Of one kind for the compiler: the union of all is too much for it.
  const Como = como as 'p'
  const classes = [
    estilos.texto,
    secundario && estilos.secundario,
    forte && estilos.forte,
    erro && estilos.erro,
    umaLinha && estilos.umaLinha,
    className,
  ]
  return <Como {...(resto as object)} className={classes.filter(Boolean).join(' ')} data-tamanho={tamanho} />
}
