import './nivel.css'
import { ROTULOS_DO_NIVEL, type Nivel } from '@vetlume/dominio/medidas'

export interface NivelProps {
  nivel: Nivel
  /** On which side of normal the value is; DENTRO when it is not outside. */
  situacao: 'DENTRO' | 'ABAIXO' | 'ACIMA'
}

const SINAIS = { DENTRO: '✓', ABAIXO: '▼', ACIMA: '▲' } as const
const ONDE = { DENTRO: '', ABAIXO: 'abaixo: ', ACIMA: 'acima: ' } as const

/** `▲ acima: alterado`. It is said in words; the sign and the colour only help. */
export function IndicadorDeNivel({ nivel, situacao }: NivelProps) {
  return (
    <b className="nivel" data-nivel={nivel}>
      <span aria-hidden="true">{SINAIS[situacao]}</span>
      {'\u00A0'}
      {ONDE[situacao]}
      {ROTULOS_DO_NIVEL[nivel]}
    </b>
  )
}
