import { useEffect, useRef, useState } from 'react'
import { Botao } from '../../../ui/botao.tsx'

export interface SoltarPdfProps {
  aoReceber: (arquivo: File) => void
  conferindo: boolean
}

/** A place to drop the PDF, which is also a button that opens the file chooser. The whole page accepts the drop. */
export function SoltarPdf({ aoReceber, conferindo }: SoltarPdfProps) {
  const campo = useRef<HTMLInputElement>(null)
  const [sobre, definirSobre] = useState(false)
  useEffect(() => {
    const aoPassar = (evento: DragEvent) => {
      evento.preventDefault()
      definirSobre(true)
    }
    const aoSair = ({ relatedTarget }: DragEvent) => relatedTarget === null && definirSobre(false)
    const aoSoltar = (evento: DragEvent) => {
      evento.preventDefault()
      definirSobre(false)
      const arquivo = evento.dataTransfer?.files[0]
      if (arquivo !== undefined) aoReceber(arquivo)
    }
    addEventListener('dragover', aoPassar)
    addEventListener('dragleave', aoSair)
    addEventListener('drop', aoSoltar)
    return () => {
      removeEventListener('dragover', aoPassar)
      removeEventListener('dragleave', aoSair)
      removeEventListener('drop', aoSoltar)
    }
  }, [aoReceber])
  return (
    <div className="lp-soltar" data-sobre={sobre}>
      <p>{conferindo ? 'Conferindo o arquivo…' : 'Tem o PDF? Solte aqui para conferir se é o original.'}</p>
      <Botao variant="outlined" aria-disabled={conferindo} onClick={() => campo.current?.click()}>
        Escolher o PDF
      </Botao>
      <input
        ref={campo}
        type="file"
        accept="application/pdf"
        hidden
        onChange={({ target }) => {
          const arquivo = target.files?.[0]
          if (arquivo !== undefined) aoReceber(arquivo)
          target.value = ''
        }}
      />
    </div>
  )
}
