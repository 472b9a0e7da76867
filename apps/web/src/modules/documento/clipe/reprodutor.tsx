import '../tela-escura.css'
import { useEffect, useRef, useState } from 'react'

export interface ReprodutorProps {
  endereco: string
  titulo: string
  aoBaixar: () => void
  aoFechar: () => void
}

/** A clip over the whole screen, from its beginning and over again: what moves is looked at many times. */
export function Reprodutor({ endereco, titulo, aoBaixar, aoFechar }: ReprodutorProps) {
  const dialogo = useRef<HTMLDialogElement>(null)
  const [falhou, definirFalhou] = useState(false)
  useEffect(() => dialogo.current?.showModal(), [])
  return (
    <dialog ref={dialogo} className="cl-janela tela-escura" aria-label={titulo} onClose={aoFechar}>
      <header>
        <strong>{titulo}</strong>
        <button type="button" onClick={() => dialogo.current?.close()}>
          Fechar
        </button>
      </header>
      {falhou ? (
        <div className="cl-falha" role="alert">
          <p>Este navegador não conseguiu tocar o clipe.</p>
          <button type="button" onClick={aoBaixar}>
            Baixar para assistir
          </button>
        </div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody speaks in a clip of a machine
        <video
          src={endereco}
          controls
          loop
          playsInline
          aria-label={titulo}
          // Who asked to watch it pressed a button; a browser that wants another waits for it.
          onLoadedData={({ currentTarget }) => void currentTarget.play().catch(() => undefined)}
          onError={() => definirFalhou(true)}
        />
      )}
    </dialog>
  )
}
