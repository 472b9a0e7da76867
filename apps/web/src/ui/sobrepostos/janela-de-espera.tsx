import type { CSSProperties } from 'react'
import type { JanelaNuaProps } from './janela-nua.tsx'
import s from './janela.module.css'

/** Closed when it leaves, the browser gives the focus back to what had it before. */
const abrir = (dialogo: HTMLDialogElement) => {
  dialogo.showModal()
  return () => dialogo.close()
}

/** As `JanelaNua`, by the browser alone: stands in its place until its code comes, with what is typed meanwhile. */
export function JanelaDeEspera({ rotulo, aoFechar, children }: JanelaNuaProps) {
  return (
    <dialog
      ref={abrir}
      onCancel={aoFechar}
      aria-label={rotulo}
      className={`${s.janela} ${s.noAlto} ${s.inteira}`}
      style={{ '--largura': '600px' } as CSSProperties}
    >
      {children}
    </dialog>
  )
}
