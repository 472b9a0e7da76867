import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import type { LaudoCompleto } from '@vetlume/dominio/laudo'
import { useEffect } from 'react'
import { usePapel } from '../../../lib/use-papel.ts'
import { Pilha } from '../../../ui/disposicao.tsx'
import { Pagina } from '../../../ui/pagina.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { enderecoDoClipe, fotografiaDe, useFonteDoLaudo, useQuadrosDoLaudo } from '../api.ts'
import { ConteudoLido, DocumentoDoLaudo } from '../../documento/index.ts'
import { AoVivo } from '../ao-vivo.tsx'
import { EtiquetaCritica, EtiquetaDoEstado } from '../etiquetas.tsx'
import { AcoesDoLaudo } from './acoes-do-laudo.tsx'
import { AvisosDoLaudo } from './avisos-do-laudo.tsx'

function Caminho({ laudo: { assinadoEm, entregueEm, visualizadoEm } }: { laudo: LaudoCompleto }) {
  const passos = [
    ['Assinado', assinadoEm],
    ['Entregue', entregueEm],
    ['Visto pela clínica', visualizadoEm],
  ] as const
  return (
    <>
      {passos
        .filter(([, quando]) => quando !== null)
        .map(([nome, quando], indice) => (
          <span key={nome}>
            {indice > 0 && PONTO_ENTRE_PARTES}
            {nome} em <DataHora instante={quando} />
          </span>
        ))}
    </>
  )
}

/** A laudo for reading: the document as it is on paper, what must be known about it, what can be done with it. */
export function LaudoLido({ laudo }: { laudo: LaudoCompleto }) {
  const { codigo, numero, edicao, estado, critico, documento, conteudo, paciente } = laudo
  const figuras = conteudo.imagens.map(({ arquivo }) => arquivo)
  const fonte = useFonteDoLaudo(codigo, figuras)
  const fonteDeQuadros = useQuadrosDoLaudo(codigo, figuras)
  const dicomDe = new Map(laudo.imagens.map(({ arquivo, dicom }) => [arquivo, dicom]))
  const quadros = { dicoms: figuras.map((arquivo) => dicomDe.get(arquivo) ?? null), fonte: fonteDeQuadros }
  const copia = usePapel() === 'PARCEIRO'
  const fotografias = { copia, pedir: (indice: number) => fotografiaDe(codigo, figuras[indice] ?? '') }
  const clipes = {
    copia,
    pedir: (indice: number) => enderecoDoClipe(codigo, figuras[indice] ?? ''),
  }
  // After the editor the page may be far down; a document is read from its beginning.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <Pagina
      titulo={`${paciente.nome}, laudo nº ${numero}${edicao > 1 ? `, ${edicao}ª edição` : ''}`}
      complemento={
        <>
          <EtiquetaDoEstado estado={estado} />
          {critico && <EtiquetaCritica />}
        </>
      }
      migalhas={[{ rotulo: 'Laudos', para: '/laudo' }]}
      descricao={<Caminho laudo={laudo} />}
      acoes={<AcoesDoLaudo laudo={laudo} />}
      largura="leitura"
    >
      <Pilha espaco={3}>
        <AvisosDoLaudo laudo={laudo} />
        {documento === null ? (
          <ConteudoLido laudo={laudo} />
        ) : (
          <DocumentoDoLaudo
            documento={documento}
            fonte={fonte}
            quadros={quadros}
            clipes={clipes}
            fotografias={fotografias}
          />
        )}
      </Pilha>
      <AoVivo />
    </Pagina>
  )
}
