import '../tela-escura.css'
import './clipe.css'
import { useEffect, useRef, type ReactNode } from 'react'

export interface JanelaDoClipeProps {
  titulo: string
  aoFechar: () => void
  children: ReactNode
}

/** Over the whole screen: what moves is looked at without anything beside it. */
export function JanelaDoClipe({ titulo, aoFechar, children }: JanelaDoClipeProps) {
  const dialogo = useRef<HTMLDialogElement>(null)
  useEffect(() => dialogo.current?.showModal(), [])
  return (
    <dialog ref={dialogo} className="cl-janela tela-escura" aria-label={titulo} onClose={aoFechar}>
      <header>
        <strong>{titulo}</strong>
        <button type="button" onClick={() => dialogo.current?.close()}>
          Fechar
        </button>
      </header>
      {children}
    </dialog>
  )
}

export interface NaoTocaProps {
  motivo: string
  aoBaixar: () => void
}

/** A clip that cannot be watched here, and why; it is saved, for a program that does. */
export function NaoToca({ motivo, aoBaixar }: NaoTocaProps) {
  return (
    <div className="cl-falha" role="alert">
      <p>{motivo}</p>
      <button type="button" onClick={aoBaixar}>
        Baixar para assistir
      </button>
    </div>
  )
}
