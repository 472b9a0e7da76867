import type { ComponentProps, JSX } from 'react'
import { classes } from './classes.ts'
import estilos from './disposicao.module.css'

type Marca = keyof JSX.IntrinsicElements
/** In halves of a rem. */
type Espaco = 0 | 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 4

export type PilhaProps<M extends Marca> = ComponentProps<M> & { como?: M; espaco?: Espaco }

/** One under the other, each as wide as the place. */
export function Pilha<M extends Marca = 'div'>(props: PilhaProps<M>) {
  const { como = 'div', espaco = 4, className, ...resto } = props
  // Of one kind for the compiler: the union of all is too much for it.
  const Como = como as 'div'
  return <Como {...(resto as object)} className={classes(estilos.pilha, className)} data-espaco={espaco} />
}

export type FilaProps<M extends Marca> = PilhaProps<M> & {
  /** Where they gather when there is room to spare. */
  lado?: 'inicio' | 'fim' | 'pontas' | 'centro'
  alinhar?: 'meio' | 'texto' | 'tudo'
}

/** Side by side, in as many lines as they need. */
export function Fila<M extends Marca = 'div'>(props: FilaProps<M>) {
  const { como = 'div', espaco = 2, lado = 'inicio', alinhar = 'meio', className, ...resto } = props
  const Como = como as 'div'
  return (
    <Como
      {...(resto as object)}
      className={classes(estilos.fila, className)}
      data-espaco={espaco}
      data-lado={lado}
      data-alinhar={alinhar}
    />
  )
}
