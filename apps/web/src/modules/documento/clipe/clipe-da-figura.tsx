import './clipe.css'
import { descreverClipe, type DadosDoClipe } from '@vetlume/dominio/laudo'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { parte } from '../../../ui/parte.tsx'
import { Reprodutor } from './reprodutor.tsx'
import { useUmaVez } from './use-uma-vez.ts'

/** Browsers play MP4; of an AVI the viewer shows the frames. */
const JANELAS = {
  MP4: Reprodutor,
  AVI: parte(async () => (await import('./cine-do-clipe.tsx')).CineDoClipe),
}

export interface ClipeDaFiguraProps {
  clipe: Omit<DadosDoClipe, 'capa'>
  /** Of the figure that stands for it. */
  numero: number
  /** Where it is watched and saved; absent where nobody may. */
  pedir?: (() => Promise<string>) | undefined
  /** What is saved has the film, and not all that was signed with it. */
  copia?: boolean | undefined
}

/** Handed to the browser, which saves it as it comes: it may have a hundred megabytes. */
function baixarDe(endereco: string): void {
  const elo = document.createElement('a')
  elo.href = `${endereco}&baixar=sim`
  elo.download = ''
  elo.click()
}

/** What a clip is, and what can be done with it: watched and saved. */
export function ClipeDaFigura({ clipe, numero, pedir, copia = false }: ClipeDaFiguraProps) {
  const { indo, erro, fazer } = useUmaVez()
  const [tocando, tocar] = useState<string | null>(null)
  const botao = useRef<HTMLButtonElement>(null)
  const Janela = JANELAS[clipe.formato]
  // Two windows may have come one after the other: the second does not know what the first was opened from.
  const fechar = () => {
    tocar(null)
    botao.current?.focus()
  }
  return (
    <div className="cl">
      <p>{descreverClipe(clipe)}</p>
      {pedir !== undefined && (
        <p className="cl-acoes">
          <button
            ref={botao}
            type="button"
            aria-label={`Assistir ao clipe da figura ${numero}`}
            aria-disabled={indo}
            onClick={() => void fazer(async () => tocar(await pedir()))}
          >
            Assistir
          </button>
          <button
            type="button"
            aria-label={`Baixar o clipe da figura ${numero}`}
            aria-disabled={indo}
            onClick={() => void fazer(async () => baixarDe(await pedir()))}
          >
            Baixar clipe
          </button>
        </p>
      )}
      {copia && pedir !== undefined && (
        <p className="cl-copia">
          O filme é o mesmo; o que o aparelho gravou no arquivo sobre lugar e pessoas fica com a empresa, no original.
        </p>
      )}
      {erro !== null && (
        <p className="cl-erro" role="alert">
          {erro}
        </p>
      )}
      {tocando !== null &&
        // Of the page: what draws a card says nothing of what is over it.
        createPortal(
          <Janela
            endereco={tocando}
            titulo={`Clipe da figura ${numero}`}
            aoBaixar={() => baixarDe(tocando)}
            aoFechar={fechar}
          />,
          document.body,
        )}
    </div>
  )
}
