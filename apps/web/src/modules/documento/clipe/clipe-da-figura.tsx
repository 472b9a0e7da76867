import './clipe.css'
import { descreverClipe, tocaNoNavegador, type DadosDoClipe } from '@vetlume/dominio/laudo'
import { useState } from 'react'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { Reprodutor } from './reprodutor.tsx'

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

/** Asks for the address of a clip, once at a time, for what is done with it. */
function useEndereco(pedir: ClipeDaFiguraProps['pedir']) {
  const [indo, definirIndo] = useState(false)
  const [erro, definirErro] = useState<string | null>(null)
  const com = async (usar: (endereco: string) => void) => {
    if (indo || pedir === undefined) return
    definirIndo(true)
    definirErro(null)
    try {
      usar(await pedir())
    } catch (falha) {
      definirErro(mensagemDoErro(falha))
    }
    definirIndo(false)
  }
  return { indo, erro, com }
}

/** What a clip is, and what can be done with it: watched, when browsers play its kind, and saved. */
export function ClipeDaFigura({ clipe, numero, pedir, copia = false }: ClipeDaFiguraProps) {
  const { indo, erro, com } = useEndereco(pedir)
  const [tocando, tocar] = useState<string | null>(null)
  const toca = tocaNoNavegador(clipe)
  return (
    <div className="cl">
      <p>{descreverClipe(clipe)}</p>
      {!toca && <p>Navegadores não tocam AVI: baixe o clipe para assistir.</p>}
      {pedir !== undefined && (
        <p className="cl-acoes">
          {toca && (
            <button
              type="button"
              aria-label={`Assistir ao clipe da figura ${numero}`}
              aria-disabled={indo}
              onClick={() => void com(tocar)}
            >
              Assistir
            </button>
          )}
          <button
            type="button"
            aria-label={`Baixar o clipe da figura ${numero}`}
            aria-disabled={indo}
            onClick={() => void com(baixarDe)}
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
      {tocando !== null && (
        <Reprodutor
          endereco={tocando}
          titulo={`Clipe da figura ${numero}`}
          aoBaixar={() => baixarDe(tocando)}
          aoFechar={() => tocar(null)}
        />
      )}
    </div>
  )
}
