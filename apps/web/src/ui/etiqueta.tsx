import './etiqueta.css'
import type SvgIcon from '@mui/material/SvgIcon'

export type TomDeEtiqueta = 'neutro' | 'marca' | 'info' | 'sucesso' | 'aviso' | 'erro' | 'lume'

export interface EtiquetaProps {
  tom: TomDeEtiqueta
  rotulo: string
  /** Colour alone says nothing to who does not see it: give an icon whenever the tone has a meaning. */
  icone?: typeof SvgIcon
}

/** State of something, in a word: colour, icon and text together. */
export function Etiqueta({ tom, rotulo, icone: Icone }: EtiquetaProps) {
  return (
    <span className={`vl-etiqueta ${tom}`}>
      {Icone !== undefined && <Icone aria-hidden />}
      {rotulo}
    </span>
  )
}
