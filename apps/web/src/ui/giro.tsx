import estilos from './giro.module.css'

/** It is on its way, and nobody knows how far. */
export function Giro({ rotulo, pequeno = false }: { rotulo: string; pequeno?: boolean }) {
  return <span className={estilos.giro} role="progressbar" aria-label={rotulo} data-pequeno={pequeno} />
}
