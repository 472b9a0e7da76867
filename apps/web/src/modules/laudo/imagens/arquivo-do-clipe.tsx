import type { DadosDoClipe } from '@vetlume/dominio/laudo'
import { ClipeLento } from '../../documento/index.ts'
import { enderecoDoClipe } from '../api.ts'

export interface ArquivoDoClipeProps {
  laudo: string
  imagem: { arquivo: string; clipe: DadosDoClipe }
  /** Of the figure. */
  numero: number
}

/** What is known of the clip that a figure stands for, while the laudo is written. */
export function ArquivoDoClipe({ laudo, imagem: { arquivo, clipe }, numero }: ArquivoDoClipeProps) {
  return (
    <div className="li-arquivo">
      <ClipeLento clipe={clipe} numero={numero} pedir={() => enderecoDoClipe(laudo, arquivo)} />

      {clipe.capa === 'NEUTRA' && <p>Nenhum quadro pôde ser lido: a figura é uma capa, sem imagem do exame.</p>}
    </div>
  )
}
