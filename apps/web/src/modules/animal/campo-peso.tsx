import type { FieldValues } from 'react-hook-form'
import { CampoDecimal } from '../../ui/formulario/campo-numero.tsx'
import type { CampoProps } from '../../ui/formulario/use-campo.ts'

const GRAMAS = { casas: 3, fixas: false, sufixo: 'kg', negativo: false, inteiro: true } as const

/** A weight typed in kilograms; the form keeps whole grams, or null when the field is blank. */
export function CampoPeso<V extends FieldValues, S>(props: CampoProps<V, S>) {
  return <CampoDecimal {...props} escala={GRAMAS} />
}
