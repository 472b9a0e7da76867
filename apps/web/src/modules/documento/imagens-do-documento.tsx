import './imagens-do-documento.css'
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

/** Figures in the order of the paper, numbered through the whole document; each opens in the viewer. */
export function ImagensDoDocumento({ imagens, porPagina, fonte }: ImagensDoDocumentoProps) {
  const [aberta, definirAberta] = useState<number | null>(null)
  return (
    <section className="ld-imagens">
      <h3>Imagens</h3>
      <div className="ld-grade" data-colunas={porPagina === 1 ? 1 : porPagina <= 4 ? 2 : 3}>
        {comChaves(imagens).map(({ item: { legenda, largura, altura }, chave }, indice) => (
          <figure key={chave}>
            <ImagemLida
              indice={indice}
              rotulo={`Ampliar figura ${indice + 1}${legenda === '' ? '' : `: ${legenda}`}`}
              largura={largura}
              altura={altura}
              fonte={fonte}
              aoAbrir={() => definirAberta(indice)}
            />
            <figcaption>
              <strong>Figura {indice + 1}</strong>
              {legenda !== '' && ` – ${legenda}`}
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
