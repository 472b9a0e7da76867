import './icone.css'
import type { NomeDoIcone } from './nomes.ts'
import desenhos from './icones.svg'

export interface IconeProps {
  nome: NomeDoIcone
  /** `pequeno` in bars and small buttons, `texto` as tall as the words beside it; or any size, px where it is a number. */
  tamanho?: 'medio' | 'pequeno' | 'texto' | number | `${number}em` | `${number}rem`
  tom?: 'marca' | 'secundario' | 'sucesso'
  /** Among words, on their line. */
  naLinha?: boolean
  /** What it says to who does not see it. Without one it says nothing: a word stands beside it, or names its button. */
  rotulo?: string
  className?: string | undefined
}

const POR_CLASSE = new Set<IconeProps['tamanho']>(['medio', 'pequeno', 'texto'])

/** The address of a drawing, for what draws hundreds of them by itself. */
export const desenhoDoIcone = (nome: NomeDoIcone): string => `${desenhos}#${nome}`

/** A drawing of the sprite. A button or a label that holds one of the named sizes may give it its own, by `font-size`. */
export function Icone({ nome, tamanho = 'medio', tom, naLinha = false, rotulo, className }: IconeProps) {
  const porClasse = POR_CLASSE.has(tamanho)
  const classes = ['vl-icone', porClasse && tamanho, tom, naLinha && 'na-linha', className]
  return (
    <svg
      className={classes.filter((classe) => classe).join(' ')}
      focusable="false"
      {...(porClasse ? {} : { style: { fontSize: tamanho } })}
      {...(rotulo === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': rotulo })}
    >
      <use href={desenhoDoIcone(nome)} />
    </svg>
  )
}
