import Popover from '@mui/material/Popover'
import { Calendario } from './calendario.tsx'
import type { CalendarioProps } from './calendario.tsx'

export interface CalendarioFlutuanteProps extends CalendarioProps {
  ancora: HTMLElement
  rotulo: string
  aoFechar: () => void
}

/** A calendar under the field that it fills in. */
export function CalendarioFlutuante({ ancora, rotulo, aoFechar, ...calendario }: CalendarioFlutuanteProps) {
  return (
    <Popover
      open
      anchorEl={ancora}
      onClose={aoFechar}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { sx: { mt: 1 }, role: 'dialog', 'aria-label': rotulo } }}
    >
      <Calendario {...calendario} />
    </Popover>
  )
}
