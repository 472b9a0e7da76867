import './etiqueta.css'
import type { NomeDoIcone } from './icones/nomes.ts'
import { Icone } from './icones/icone.tsx'

export type TomDeEtiqueta = 'neutro' | 'marca' | 'info' | 'sucesso' | 'aviso' | 'erro' | 'lume'

export interface EtiquetaProps {
  tom: TomDeEtiqueta
  rotulo: string
  /** Colour alone says nothing to who does not see it: give an icon whenever the tone has a meaning. */
  icone?: NomeDoIcone
}

/** State of something, in a word: colour, icon and text together. */
export function Etiqueta({ tom, rotulo, icone }: EtiquetaProps) {
  return (
    <span className={`vl-etiqueta ${tom}`}>
      {icone !== undefined && <Icone nome={icone} />}
      {rotulo}
    </span>
  )
}
