import { Tooltip } from '@base-ui/react/tooltip'
import s from './flutua.module.css'

export interface BalaoProps {
  ancora: HTMLElement
  texto: string
  aoFechar: () => void
}

/** The bubble of a `Dica`. Hidden from screen readers: the element it points at already says the same. */
export function Balao({ ancora, texto, aoFechar }: BalaoProps) {
  return (
    <Tooltip.Root open disableHoverablePopup onOpenChange={(abre) => abre || aoFechar()}>
      <Tooltip.Portal>
        <Tooltip.Positioner
          className={s.lugarDoBalao}
          anchor={ancora}
          side="bottom"
          sideOffset={6}
          collisionPadding={8}
          aria-hidden
        >
          <Tooltip.Popup className={s.balao}>{texto}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
