import { BarraDeProgresso } from './barra-de-progresso.tsx'
import estilos from './progresso.module.css'

export interface ProgressoProps {
  rotulo: string
  /** What is being done, in words. */
  texto: string
  /** From 0 to 1; null while nobody knows. */
  fracao: number | null
}

/** How far long work is: a bar, and the same in words. */
export function Progresso({ rotulo, texto, fracao }: ProgressoProps) {
  return (
    <div className={estilos.progresso}>
      <BarraDeProgresso aria-label={rotulo} {...(fracao === null ? {} : { value: Math.round(fracao * 100) })} />
      <div role="status" className={`vl-numero ${estilos.texto}`}>
        {texto}
      </div>
    </div>
  )
}
