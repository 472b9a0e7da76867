import { descreverOriginal, type OriginalDaFigura } from '@vetlume/dominio/laudo'
import { BaixarOriginal, type BaixarOriginalProps } from './baixar-original.tsx'

export interface ArquivoDaFotoProps extends BaixarOriginalProps {
  imagem: { arquivo: string; nome: string; original?: OriginalDaFigura | undefined }
}

/** What is kept of a photograph. */
export function ArquivoDaFoto({ laudo, imagem, numero }: ArquivoDaFotoProps) {
  const { original } = imagem
  return (
    <div className="li-arquivo">
      {original === undefined ? (
        <p>Enviada antes de se guardar o arquivo: fica a imagem como se vê aqui.</p>
      ) : (
        <>
          <p>{descreverOriginal(original)}, guardado como veio</p>
          <BaixarOriginal laudo={laudo} imagem={imagem} numero={numero} />
        </>
      )}
    </div>
  )
}
