import IconButton from '@mui/material/IconButton'
import type { IconButtonProps } from '@mui/material/IconButton'
import { Dica } from './dica.tsx'

export interface BotaoDeIconeProps extends Omit<IconButtonProps, 'aria-label'> {
  rotulo: string
  /** What the tip says when it may say more than the name, such as the shortcut. */
  dica?: string
}

/** A button that is only an icon: always with a name, and with a tip that shows it. */
export function BotaoDeIcone({ rotulo, dica = rotulo, ...resto }: BotaoDeIconeProps) {
  return (
    <Dica texto={dica}>
      <IconButton {...resto} aria-label={rotulo} />
    </Dica>
  )
}
