import { useEffect, useState } from 'react'

const temArquivos = (dados: DataTransfer | null) => dados !== null && [...dados.types].includes('Files')

/** Files dropped or pasted anywhere on the page; answers whether they are over it right now. */
export function useArquivosSoltos(aoReceber: (arquivos: File[]) => void): boolean {
  const [sobre, definirSobre] = useState(false)
  useEffect(() => {
    let profundidade = 0
    const mudar = (passo: number) => {
      profundidade = Math.max(0, profundidade + passo)
      definirSobre(profundidade > 0)
    }
    const aoEntrar = ({ dataTransfer }: DragEvent) => temArquivos(dataTransfer) && mudar(1)
    const aoSair = ({ dataTransfer }: DragEvent) => temArquivos(dataTransfer) && mudar(-1)
    const aoPassar = (evento: DragEvent) => temArquivos(evento.dataTransfer) && evento.preventDefault()
    const aoSoltar = (evento: DragEvent) => {
      profundidade = 0
      definirSobre(false)
      if (evento.defaultPrevented || !temArquivos(evento.dataTransfer)) return
      evento.preventDefault()
      aoReceber([...(evento.dataTransfer?.files ?? [])])
    }
    const aoColar = (evento: ClipboardEvent) => {
      const arquivos = [...(evento.clipboardData?.files ?? [])]
      if (evento.defaultPrevented || arquivos.length === 0) return
      evento.preventDefault()
      aoReceber(arquivos)
    }
    addEventListener('dragenter', aoEntrar)
    addEventListener('dragleave', aoSair)
    addEventListener('dragover', aoPassar)
    addEventListener('drop', aoSoltar)
    addEventListener('paste', aoColar)
    return () => {
      removeEventListener('dragenter', aoEntrar)
      removeEventListener('dragleave', aoSair)
      removeEventListener('dragover', aoPassar)
      removeEventListener('drop', aoSoltar)
      removeEventListener('paste', aoColar)
    }
  }, [aoReceber])
  return sobre
}
