import type { LaudoCompleto } from '@vetlume/dominio/laudo'
import { ArquivoDicom } from './arquivo-dicom.tsx'
import { ArquivoDaFoto } from './arquivo-da-foto.tsx'
import { ArquivoDoClipe } from './arquivo-do-clipe.tsx'

export interface DoArquivoProps {
  laudo: string
  paciente: LaudoCompleto['paciente']
  imagem: LaudoCompleto['imagens'][number]
  /** Of the figure. */
  numero: number
}

/** What is kept of a figure, and what its file says. */
export function DoArquivo({ laudo, paciente, imagem, numero }: DoArquivoProps) {
  const { arquivo, dicom, clipe } = imagem
  if (dicom !== null)
    return <ArquivoDicom laudo={laudo} imagem={{ ...imagem, dicom }} paciente={paciente} numero={numero} />
  if (clipe !== null) return <ArquivoDoClipe laudo={laudo} imagem={{ arquivo, clipe }} numero={numero} />
  return <ArquivoDaFoto laudo={laudo} imagem={imagem} numero={numero} />
}
