import { Dialog } from '@base-ui/react/dialog'
import type { CSSProperties, ReactNode } from 'react'
import { useFocoDaJanela } from './foco.ts'
import s from './janela.module.css'

export interface JanelaNuaProps {
  rotulo: string
  aoFechar: () => void
  children: ReactNode
}

/** A window near the top of the page with nothing of its own, for what is one field and its answers. */
export function JanelaNua({ rotulo, aoFechar, children }: JanelaNuaProps) {
  const foco = useFocoDaJanela()
  return (
    <Dialog.Root open onOpenChange={(abre) => abre || aoFechar()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={s.veu} forceRender />
        <Dialog.Popup
          {...foco}
          className={`${s.janela} ${s.noAlto} ${s.inteira}`}
          style={{ '--largura': '600px' } as CSSProperties}
          aria-label={rotulo}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
