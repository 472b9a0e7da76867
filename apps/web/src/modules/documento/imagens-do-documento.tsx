import './imagens-do-documento.css'
import type { Desenho } from '@vetlume/dominio/imagem'
import { descreverOriginal, ehFotografia, marcaDoClipe, type FiguraNoLugar } from '@vetlume/dominio/laudo'
import { comChaves } from './chaves.ts'
import { ImagemLida } from './imagem-lida.tsx'
import type { FonteDaImagem } from './imagem-lida.tsx'
import { BaixarLento, ClipeLento } from './lentos.ts'
import { MarcaNaFigura } from './marca-na-figura.tsx'

export interface FonteDoClipe {
  /** Where a clip is watched and saved; `indice` is the place of its figure in the document. */
  pedir: (indice: number) => Promise<string>
  /** For who is not of the company: the film, without what the machine wrote of where and by whom. */
  copia: boolean
}

export interface FonteDaFotografia {
  /** The photograph of a figure, whole, by its place in the document. */
  pedir: (indice: number) => Promise<Blob>
  copia: boolean
}

/** For who is not of the company: the same pixels, without what the camera wrote of where and by whom. */
const O_QUE_FALTA =
  'Os mesmos pixels; o que a câmera gravou no arquivo sobre lugar e pessoas fica com a empresa, no original.'

/** What is written on the figure, for who does not see it. */
const dizer = (desenhos: readonly Desenho[]) =>
  `Marcas: ${desenhos.flatMap(({ rotulos }) => rotulos.map(({ texto }) => texto)).join('; ')}`

interface FiguraProps {
  figura: FiguraNoLugar
  fonte: FonteDaImagem
  /** Absent where nobody may watch what moves. */
  clipes?: FonteDoClipe | undefined
  /** Absent where nobody may save photographs. */
  fotografias?: FonteDaFotografia | undefined
  aoAbrir: (indice: number) => void
}

function Figura({ figura: { imagem, indice }, fonte, clipes, fotografias, aoAbrir }: FiguraProps) {
  const { legenda, largura, altura, clipe, original, desenhos = [], junto } = imagem
  return (
    <figure className="ld-figura">
      {clipe !== undefined && <MarcaNaFigura texto={marcaDoClipe(clipe)} />}
      <ImagemLida
        indice={indice}
        rotulo={`Ampliar figura ${indice + 1}${legenda === '' ? '' : `: ${legenda}`}`}
        largura={largura}
        altura={altura}
        fonte={fonte}
        desenhos={desenhos}
        aoAbrir={() => aoAbrir(indice)}
      />
      <figcaption>
        <strong>Figura {indice + 1}</strong>
        {legenda !== '' && ` – ${legenda}`}
        {junto !== undefined && <span className="ld-medido">{junto.medidas.join('; ')}</span>}
        {desenhos.length > 0 && <span className="so-leitor">. {dizer(desenhos)}</span>}
        {clipe !== undefined && (
          <ClipeLento
            clipe={clipe}
            numero={indice + 1}
            pedir={clipes && (() => clipes.pedir(indice))}
            copia={clipes?.copia}
          />
        )}
        {original !== undefined && fotografias !== undefined && ehFotografia(original) && (
          <BaixarLento
            rotulo={`Baixar a fotografia da figura ${indice + 1}`}
            pedir={() => fotografias.pedir(indice)}
            nome={`figura-${indice + 1}`}
            dica={fotografias.copia ? O_QUE_FALTA : undefined}
          >
            Baixar fotografia{fotografias.copia ? '' : ` (${descreverOriginal(original)})`}
          </BaixarLento>
        )}
      </figcaption>
    </figure>
  )
}

export interface FigurasProps extends Omit<FiguraProps, 'figura'> {
  figuras: readonly FiguraNoLugar[]
  colunas: 1 | 2 | 3
}

/** Figures in the order of the paper, numbered through the whole document. */
export function Figuras({ figuras, colunas, ...resto }: FigurasProps) {
  if (figuras.length === 0) return null
  return (
    <div className="ld-grade" data-colunas={colunas}>
      {comChaves(figuras).map(({ item, chave }) => (
        <Figura key={chave} figura={item} {...resto} />
      ))}
    </div>
  )
}

/** Those that no section shows. */
export function ImagensDoDocumento({
  porPagina,
  ...resto
}: Omit<FigurasProps, 'colunas'> & {
  porPagina: number
}) {
  if (resto.figuras.length === 0) return null
  return (
    <section className="ld-imagens">
      <h3>Imagens</h3>
      <Figuras colunas={porPagina === 1 ? 1 : porPagina <= 4 ? 2 : 3} {...resto} />
    </section>
  )
}
