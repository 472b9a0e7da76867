import './clipe.css'
import { descreverOriginal, type OriginalDaFigura } from '@vetlume/dominio/laudo'
import { useState } from 'react'
import { baixar } from '../../../lib/baixar.ts'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'

export interface FotografiaDaFiguraProps {
  original: OriginalDaFigura
  /** Of the figure that was made of it. */
  numero: number
  pedir: () => Promise<Blob>
  /** For who is not of the company: the same pixels, without what the camera wrote of where and by whom. */
  copia: boolean
}

const EXTENSOES: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp' }

/** The photograph of a figure, whole, to be saved. */
export function FotografiaDaFigura({ original, numero, pedir, copia }: FotografiaDaFiguraProps) {
  const [indo, definirIndo] = useState(false)
  const [erro, definirErro] = useState<string | null>(null)
  const salvar = async () => {
    if (indo) return
    definirIndo(true)
    definirErro(null)
    try {
      const foto = await pedir()
      baixar(foto, `figura-${numero}.${EXTENSOES[foto.type] ?? 'jpg'}`)
    } catch (falha) {
      definirErro(mensagemDoErro(falha))
    }
    definirIndo(false)
  }
  return (
    <div className="cl">
      <p className="cl-acoes">
        <button
          type="button"
          aria-label={`Baixar a fotografia da figura ${numero}`}
          aria-disabled={indo}
          title={
            copia
              ? 'Os mesmos pixels; o que a câmera gravou no arquivo sobre lugar e pessoas fica com a empresa, no original.'
              : undefined
          }
          onClick={() => void salvar()}
        >
          Baixar fotografia{copia ? '' : ` (${descreverOriginal(original)})`}
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
