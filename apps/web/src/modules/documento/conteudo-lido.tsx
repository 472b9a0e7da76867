import './documento.css'
import './identificacao.css'
import type { LaudoCompleto } from '@vetlume/dominio/laudo'
import {
  catalogoDoModelo,
  conteudoParaLer,
  imprimirCorpo,
  imprimirMedida,
  numerarFontes,
  preencherTextoRico,
  resumoDosAlterados,
  valoresDasVariaveis,
} from '@vetlume/dominio/laudo'
import { ResumoDosAlterados } from './resumo-dos-alterados.tsx'
import { FontesDasReferencias, SecaoLida, type SecaoDoDocumento } from './secao-lida.tsx'
import { TextoRicoLido } from './texto-rico.tsx'

type Fonte = Pick<LaudoCompleto, 'titulo' | 'paciente' | 'variaveis' | 'conteudo' | 'modelo'>

/** Sections as they would be printed now: variables filled, measures compared. */
function secoesDoRascunho({ conteudo: escrito, paciente, variaveis, modelo }: Fonte): {
  secoes: SecaoDoDocumento[]
  fontes: readonly string[]
} {
  const conteudo = conteudoParaLer(escrito)
  const catalogo = catalogoDoModelo(modelo)
  const valoresEm = valoresDasVariaveis(variaveis, conteudo, catalogo)
  const { fontes, numerar } = numerarFontes()
  const figuras = conteudo.imagens.map(({ arquivo }) => arquivo)
  const secoes = conteudo.secoes.map((secao) => {
    const quadro = secao.situacao === 'NAO_AVALIADO' ? null : imprimirCorpo(secao.corpo, { figuras })
    return {
      ...secao,
      ...(quadro === null ? {} : { quadro }),
      texto: preencherTextoRico(secao.texto, valoresEm(secao.id)),
      medidas: secao.medidas
        .map((medida) => imprimirMedida(medida, secao, paciente, catalogo))
        .filter((impressa) => impressa !== null)
        .map(numerar),
    }
  })
  return { secoes, fontes }
}

/** In the order of the paper: the technique first, where the model tells it with the data of the exam. */
function naOrdem(secoes: readonly SecaoDoDocumento[], tecnica: string | null | undefined) {
  const primeira = secoes.filter(({ id }) => id === tecnica)
  return { primeira, outras: secoes.filter((secao) => !primeira.includes(secao)) }
}

const lerSecao = (secao: SecaoDoDocumento) => <SecaoLida key={secao.id} secao={secao} />

function Conclusao({ laudo: { conteudo, variaveis, modelo } }: { laudo: Fonte }) {
  const valorDe = valoresDasVariaveis(variaveis, conteudo, catalogoDoModelo(modelo))(null)
  return (
    <section className="ld-conclusao">
      <h3>Impressão diagnóstica</h3>
      <TextoRicoLido texto={preencherTextoRico(conteudo.conclusao, valorDe)} />
    </section>
  )
}

/** What was written in a laudo that has no signed document. */
export function ConteudoLido({ laudo }: { laudo: Fonte }) {
  const { secoes, fontes } = secoesDoRascunho(laudo)
  const { primeira, outras } = naOrdem(secoes, laudo.modelo?.impressao?.tecnica?.secao)
  return (
    <article className="ld" aria-label={laudo.titulo}>
      <div className="ld-abertura">
        <h2>{laudo.titulo}</h2>
      </div>
      {primeira.map(lerSecao)}
      {laudo.modelo?.impressao?.conclusaoPrimeiro === true && <Conclusao laudo={laudo} />}
      {laudo.modelo?.impressao?.resumo === true && <ResumoDosAlterados resumo={resumoDosAlterados(secoes)} />}
      {outras.map(lerSecao)}
      <FontesDasReferencias fontes={fontes} secoes={secoes} />
      {laudo.modelo?.impressao?.conclusaoPrimeiro !== true && <Conclusao laudo={laudo} />}
    </article>
  )
}
