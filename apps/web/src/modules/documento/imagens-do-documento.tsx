import './imagens-do-documento.css'
import type { Desenho } from '@vetlume/dominio/imagem'
import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import { Suspense, useState } from 'react'
import { comChaves } from './chaves.ts'
import { ImagemLida } from './imagem-lida.tsx'
import type { FonteDaImagem } from './imagem-lida.tsx'
import { VisorLento } from './lentos.ts'

export interface ImagensDoDocumentoProps {
  imagens: DocumentoDoLaudo['imagens']
  porPagina: number
  fonte: FonteDaImagem
}

/** What is written on the figure, for who does not see it. */
const dizer = (desenhos: readonly Desenho[]) =>
  `Marcas: ${desenhos.flatMap(({ rotulos }) => rotulos.map(({ texto }) => texto)).join('; ')}`

/** Figures in the order of the paper, numbered through the whole document; each opens in the viewer. */
export function ImagensDoDocumento({ imagens, porPagina, fonte }: ImagensDoDocumentoProps) {
  const [aberta, definirAberta] = useState<number | null>(null)
  return (
    <section className="ld-imagens">
      <h3>Imagens</h3>
      <div className="ld-grade" data-colunas={porPagina === 1 ? 1 : porPagina <= 4 ? 2 : 3}>
        {comChaves(imagens).map(({ item: { legenda, largura, altura, desenhos = [] }, chave }, indice) => (
          <figure key={chave}>
            <ImagemLida
              indice={indice}
              rotulo={`Ampliar figura ${indice + 1}${legenda === '' ? '' : `: ${legenda}`}`}
              largura={largura}
              altura={altura}
              fonte={fonte}
              desenhos={desenhos}
              aoAbrir={() => definirAberta(indice)}
            />
            <figcaption>
              <strong>Figura {indice + 1}</strong>
              {legenda !== '' && ` – ${legenda}`}
              {desenhos.length > 0 && <span className="so-leitor">. {dizer(desenhos)}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
      {aberta !== null && (
        <Suspense fallback={null}>
          <VisorLento
            imagens={imagens}
            indice={aberta}
            fonte={fonte}
            aoMudar={definirAberta}
            aoFechar={() => definirAberta(null)}
          />
        </Suspense>
      )}
    </section>
  )
}
