import estilos from './giro.module.css'

export interface GiroProps {
  /** What is waited for. Without it, what holds it says so. */
  rotulo?: string
  pequeno?: boolean
  /** Among words, in their colour. */
  naLinha?: boolean
}

/** It is on its way, and nobody knows how far. */
export function Giro({ rotulo, pequeno = false, naLinha = false }: GiroProps) {
  return (
    <span
      className={estilos.giro}
      data-tamanho={naLinha ? 'linha' : pequeno ? 'pequeno' : 'grande'}
      {...(rotulo === undefined ? { 'aria-hidden': true } : { role: 'progressbar', 'aria-label': rotulo })}
    />
  )
}
