import { useState } from 'react'
import type { OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'

/** A form with the clinic in `parceiro`. */
interface ComClinica {
  getValues: (nome: 'parceiro') => unknown
  setValue: (nome: 'parceiro', codigo: string, opcoes: { shouldDirty: boolean }) => void
}

/** The clinic that the chosen patient comes from fills the field, unless another was chosen; its search shows the name. */
export function useClinicaDoPaciente({ getValues, setValue }: ComClinica, inicial: OpcaoDeBusca | null = null) {
  const [clinica, definirClinica] = useState(inicial)
  const sugerirClinica = (nova: OpcaoDeBusca | null | undefined) => {
    if (nova == null || (getValues('parceiro') ?? '') !== '') return
    definirClinica(nova)
    setValue('parceiro', nova.codigo, { shouldDirty: true })
  }
  return { clinica, sugerirClinica }
}
