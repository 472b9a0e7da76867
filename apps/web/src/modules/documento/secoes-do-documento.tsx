import { repartirFiguras, separarTecnica, TEXTO_VAZIO, type DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import type { FonteDaImagem } from './imagem-lida.tsx'
import { Figuras, type FonteDaFotografia, type FonteDoClipe } from './imagens-do-documento.tsx'
import { SecaoLida } from './secao-lida.tsx'

export interface SecoesDoDocumentoProps {
  documento: DocumentoDoLaudo
  fonte: FonteDaImagem
  clipes?: FonteDoClipe | undefined
  fotografias?: FonteDaFotografia | undefined
  aoAbrir: (indice: number) => void
}

/** Each with its figures; the one that tells the technique stands with the data of the exam. */
export function SecoesDoDocumento({ documento, ...resto }: SecoesDoDocumentoProps) {
  const { daSecao } = repartirFiguras(documento)
  return separarTecnica(documento).outras.map((indice) => {
    const secao = documento.secoes[indice]
    return (
      secao !== undefined && (
        <SecaoLida key={secao.id} secao={secao}>
          <Figuras figuras={daSecao(indice)} colunas={2} {...resto} />
        </SecaoLida>
      )
    )
  })
}

const SO_A_EXPOSICAO = {
  id: '',
  titulo: 'Técnica',
  orgao: null,
  situacao: null,
  motivo: null,
  texto: TEXTO_VAZIO,
  medidas: [],
}

/** How the exam was made, where its model asks for it: what a section tells and what the files recorded. */
export function TecnicaDoExame({ documento, ...resto }: SecoesDoDocumentoProps) {
  if (documento.tecnica === undefined) return null
  const { tecnica } = separarTecnica(documento)
  const { exposicao } = documento.tecnica
  return (
    <SecaoLida secao={(tecnica === null ? undefined : documento.secoes[tecnica]) ?? SO_A_EXPOSICAO}>
      {exposicao.length > 0 && (
        <p>
          <strong>Projeções e exposição, dos arquivos:</strong> {exposicao.join('; ')}
        </p>
      )}
      {tecnica !== null && <Figuras figuras={repartirFiguras(documento).daSecao(tecnica)} colunas={2} {...resto} />}
    </SecaoLida>
  )
}
