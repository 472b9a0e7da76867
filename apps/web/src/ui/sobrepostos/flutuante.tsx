import { Popover } from '@base-ui/react/popover'
import type { FlutuanteProps } from './tipos.ts'
import { useFocoDaJanela } from './foco.ts'
import s from './flutua.module.css'

/** A small window under what was pressed. A press outside closes it, and does nothing else. */
export function FlutuanteAberto({
  ancora,
  rotulo,
  rotuladoPor,
  alinhado = 'start',
  className,
  aoFechar,
  children,
}: FlutuanteProps) {
  const foco = useFocoDaJanela()
  return (
    <Popover.Root open modal onOpenChange={(abre) => abre || aoFechar()}>
      <Popover.Portal>
        <Popover.Positioner
          className={s.lugar}
          anchor={ancora}
          side="bottom"
          align={alinhado}
          sideOffset={4}
          collisionPadding={8}
        >
          <Popover.Popup
            {...foco}
            className={`${s.caixa} ${className ?? ''}`}
            {...(rotuladoPor === undefined ? { 'aria-label': rotulo } : { 'aria-labelledby': rotuladoPor })}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
