import { descreverOriginal, type OriginalDaFigura } from '@vetlume/dominio/laudo'
import { BaixarLento } from '../../documento/index.ts'
import { originalDe } from '../api.ts'

export interface ArquivoDaFotoProps {
  laudo: string
  imagem: { arquivo: string; nome: string; original?: OriginalDaFigura | undefined }
  /** Of the figure. */
  numero: number
}

/** What is kept of a photograph. */
export function ArquivoDaFoto({ laudo, imagem: { arquivo, nome, original }, numero }: ArquivoDaFotoProps) {
  return (
    <div className="li-arquivo">
      {original === undefined ? (
        <p>Enviada antes de se guardar o arquivo: fica a imagem como se vê aqui.</p>
      ) : (
        <>
          <p>{descreverOriginal(original)}, guardado como veio</p>
          <BaixarLento
            rotulo={`Baixar original da figura ${numero}`}
            pedir={() => originalDe(laudo, arquivo)}
            nome={nome}
          >
            Baixar original
          </BaixarLento>
        </>
      )}
    </div>
  )
}
