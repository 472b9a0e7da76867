import { BotaoSemDica } from './botao-sem-dica.tsx'
import type { BotaoSemDicaProps } from './botao-sem-dica.tsx'
import { Dica } from './dica.tsx'

export interface BotaoDeIconeProps extends Omit<BotaoSemDicaProps, 'aria-label'> {
  rotulo: string
  /** What the tip says when it may say more than the name, such as the shortcut. */
  dica?: string
}

/** A button that is only an icon: always with a name, and with a tip that shows it. */
export function BotaoDeIcone({ rotulo, dica = rotulo, ...resto }: BotaoDeIconeProps) {
  return (
    <Dica texto={dica}>
      <BotaoSemDica {...resto} aria-label={rotulo} />
    </Dica>
  )
}
