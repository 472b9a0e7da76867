import { useState } from 'react'
import { JanelaDoClipe, NaoToca } from './janela-do-clipe.tsx'

export interface ReprodutorProps {
  endereco: string
  titulo: string
  aoBaixar: () => void
  aoFechar: () => void
}

/** A clip that browsers play, from its beginning and over again: what moves is looked at many times. */
export function Reprodutor({ endereco, titulo, aoBaixar, aoFechar }: ReprodutorProps) {
  const [falhou, definirFalhou] = useState(false)
  return (
    <JanelaDoClipe titulo={titulo} aoFechar={aoFechar}>
      {falhou ? (
        <NaoToca motivo="Este navegador não conseguiu tocar o clipe." aoBaixar={aoBaixar} />
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
    </JanelaDoClipe>
  )
}
