import './clipe.css'
import type { ReactNode } from 'react'
import { baixar } from '../../../lib/baixar.ts'
import { useUmaVez } from './use-uma-vez.ts'

export interface BaixarDaFiguraProps {
  /** What it does, for who does not see which figure it is under. */
  rotulo: string
  pedir: () => Promise<Blob>
  /** What it is saved as, without the ending where what comes says its kind. */
  nome: string
  dica?: string | undefined
  children: ReactNode
}

const EXTENSOES: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

const nomeDe = (nome: string, { type }: Blob) =>
  /\.\w+$/.test(nome) || EXTENSOES[type] === undefined ? nome : `${nome}.${EXTENSOES[type]}`

/** A file that a figure was made of, to be saved. */
export function BaixarDaFigura({ rotulo, pedir, nome, dica, children }: BaixarDaFiguraProps) {
  const { indo, erro, fazer } = useUmaVez()
  const salvar = async () => {
    const arquivo = await pedir()
    baixar(arquivo, nomeDe(nome, arquivo))
  }
  return (
    <div className="cl">
      <p className="cl-acoes">
        <button type="button" aria-label={rotulo} aria-disabled={indo} title={dica} onClick={() => void fazer(salvar)}>
          {children}
        </button>
      </p>
      {erro !== null && (
        <p className="cl-erro" role="alert">
          {erro}
        </p>
      )}
    </div>
  )
}
