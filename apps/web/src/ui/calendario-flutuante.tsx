import { Calendario } from './calendario.tsx'
import type { CalendarioProps } from './calendario.tsx'
import { FlutuanteAberto } from './sobrepostos/flutuante.tsx'

export interface CalendarioFlutuanteProps extends CalendarioProps {
  ancora: HTMLElement
  rotulo: string
  aoFechar: () => void
}

/** A calendar under the field that it fills in. */
export function CalendarioFlutuante({ ancora, rotulo, aoFechar, ...calendario }: CalendarioFlutuanteProps) {
  return (
    <FlutuanteAberto ancora={ancora} rotulo={rotulo} aoFechar={aoFechar}>
      <Calendario {...calendario} />
    </FlutuanteAberto>
  )
}
