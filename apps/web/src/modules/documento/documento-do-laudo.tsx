import './documento.css'
import './identificacao.css'
import { LOCALE } from '@vetlume/dominio/constantes'
import { juntar } from '@vetlume/dominio/formatos'
import {
  laudoSubstituido,
  NOTA_DO_CRITICO,
  linhaDaAssinatura,
  linhaDoAutor,
  nomearLaudo,
  repartirFiguras,
  type DocumentoDoLaudo as Documento,
} from '@vetlume/dominio/laudo'
import { useState } from 'react'
import { Campo, CamposDoAnimal, corDaCasa, Linhas, Timbre } from './pecas.tsx'
import { ImagensDoDocumento, type FonteDaFotografia, type FonteDoClipe } from './imagens-do-documento.tsx'
import type { FonteDaImagem } from './imagem-lida.tsx'
import { VisorLento } from './lentos.ts'
import type { FonteDeQuadros } from './visor/use-quadros.ts'
import { ResumoDosAlterados } from './resumo-dos-alterados.tsx'
import { FontesDasReferencias } from './secao-lida.tsx'
import { SecoesDoDocumento, TecnicaDoExame } from './secoes-do-documento.tsx'
import { TextoRicoLido } from './texto-rico.tsx'

function Retificacao({ retifica }: { retifica: NonNullable<Documento['retifica']> }) {
  return (
    <div className="ld-retificacao">
      <p>
        <strong>Laudo retificado: substitui {laudoSubstituido(retifica)}</strong>
      </p>
      <p>
        <strong>Motivo:</strong> {retifica.motivo}
      </p>
      {retifica.mudancas.length > 0 && (
        <>
          <p>
            <strong>O que mudou:</strong>
          </p>
          <ul>
            {retifica.mudancas.map((mudanca) => (
              <li key={mudanca}>{mudanca}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Identificacao({
  documento: { animal, responsavel, solicitante, realizadoEm, emitidoEm },
}: {
  documento: Documento
}) {
  return (
    <div className="ld-identificacao">
      <dl className="ld-paciente">
        <Campo rotulo="Paciente" valor={animal.nome} />
        <Campo rotulo="Exame realizado em" valor={realizadoEm} />
        <Campo rotulo="Laudo emitido em" valor={emitidoEm} />
      </dl>
      <CamposDoAnimal animal={animal} />
      <dl className="ld-pessoas">
        <Campo
          rotulo="Responsável pelo animal"
          valor={responsavel.nome}
          detalhes={[responsavel.documento, responsavel.endereco]}
        />
        <Campo
          rotulo="Solicitante"
          valor={solicitante.clinica ?? solicitante.veterinario}
          detalhes={[juntar(solicitante.clinica === null ? null : solicitante.veterinario, solicitante.crmv)]}
        />
        {solicitante.suspeita !== null && <Campo rotulo="Suspeita clínica" valor={solicitante.suspeita} />}
      </dl>
    </div>
  )
}

interface PessoaProps {
  papel: string
  pessoa: { nome: string; crmv: string }
  detalhes: readonly string[]
}

function Pessoa({ papel, pessoa, detalhes }: PessoaProps) {
  return (
    <div>
      <p className="ld-rotulo">{papel}</p>
      <p className="ld-veterinario">{pessoa.nome}</p>
      <p>{pessoa.crmv}</p>
      {detalhes.map((detalhe) => (
        <p key={detalhe} className="ld-detalhe">
          {detalhe}
        </p>
      ))}
    </div>
  )
}

function Assinatura({ documento }: { documento: Documento }) {
  const { veterinario, revisao, verificacao } = documento
  const contato = juntar(veterinario.endereco, veterinario.telefone, veterinario.email)
  const assinatura = linhaDaAssinatura(documento)
  return (
    <div className="ld-assinatura">
      {revisao === undefined ? (
        <Pessoa papel="Assinado eletronicamente por" pessoa={veterinario} detalhes={[contato, assinatura]} />
      ) : (
        <>
          <Pessoa papel="Elaborado por" pessoa={veterinario} detalhes={[contato, linhaDoAutor(revisao)]} />
          <Pessoa papel="Revisado e assinado eletronicamente por" pessoa={revisao} detalhes={[assinatura]} />
        </>
      )}
      <div>
        <p className="ld-rotulo">Verifique este laudo</p>
        <p className="ld-codigo">{verificacao.codigo}</p>
        <p className="ld-detalhe">
          <a href={verificacao.url}>{verificacao.url.replace(/^https?:\/\/|[?#].*$/g, '')}</a>
        </p>
      </div>
    </div>
  )
}

function DadosDoExame({ exame }: Pick<Documento, 'exame'>) {
  if (exame === undefined || exame.length === 0) return null
  return (
    <dl className="ld-exame">
      {exame.map(({ rotulo, valor }) => (
        <Campo key={rotulo} rotulo={rotulo} valor={valor} />
      ))}
    </dl>
  )
}

function Conclusao({ conclusao }: Pick<Documento, 'conclusao'>) {
  return (
    <section className="ld-conclusao">
      <h3>Impressão diagnóstica</h3>
      <TextoRicoLido texto={conclusao} />
    </section>
  )
}

/** What was told of a critical finding until the signature. */
function AchadoCritico({ achadoCritico }: Pick<Documento, 'achadoCritico'>) {
  if (achadoCritico === undefined) return null
  return (
    <section className="ld-critico">
      <h3>Comunicação de achado crítico</h3>
      <ul>
        {achadoCritico.map(({ quando, texto }) => (
          <li key={`${quando} ${texto}`}>
            <span>{quando}</span> {texto}
          </li>
        ))}
      </ul>
      <p className="ld-detalhe">{NOTA_DO_CRITICO}</p>
    </section>
  )
}

/** Frames of the figures, in their order, for who reads the laudo inside the product; null of a figure that has none. */
interface QuadrosDoDocumento {
  dicoms: readonly ({ modalidade: string | null; quadros: number } | null)[]
  fonte: FonteDeQuadros
}

export interface DocumentoDoLaudoProps {
  documento: Documento
  /** Where the bytes of an image come from. */
  fonte: FonteDaImagem
  /** Absent on public pages: there the figures are as they were signed, and nothing else. */
  quadros?: QuadrosDoDocumento
  clipes?: FonteDoClipe
  fotografias?: FonteDaFotografia
}

/** A signed laudo on screen, in the order and with the words of the paper. Uses no component library: public pages show it too. */
export function DocumentoDoLaudo({ documento, fonte, quadros, clipes, fotografias }: DocumentoDoLaudoProps) {
  const { titulo, numero, estabelecimento, retifica, conclusao, secoes, fontes, imagens } = documento
  const [aberta, abrir] = useState<number | null>(null)
  const { noFim } = repartirFiguras(documento)
  const lido = { documento, fonte, clipes, fotografias, aoAbrir: abrir }
  return (
    <article
      className="ld"
      style={corDaCasa(estabelecimento.cor)}
      lang={LOCALE}
      aria-label={`${titulo}, laudo número ${numero}`}
    >
      <Timbre casa={estabelecimento} />
      <Linhas linhas={documento.cabecalho} />
      <div className="ld-abertura">
        <h2>{titulo}</h2>
        <p>
          <strong>Laudo {nomearLaudo(numero, documento.versaoDoDocumento)}</strong>
        </p>
      </div>
      {retifica !== null && <Retificacao retifica={retifica} />}
      <Identificacao documento={documento} />
      <DadosDoExame exame={documento.exame} />
      <TecnicaDoExame {...lido} />
      {documento.conclusaoPrimeiro === true && <Conclusao conclusao={conclusao} />}
      <ResumoDosAlterados resumo={documento.resumo} />
      <SecoesDoDocumento {...lido} />
      <FontesDasReferencias fontes={fontes} secoes={secoes} />
      {documento.conclusaoPrimeiro !== true && <Conclusao conclusao={conclusao} />}
      <AchadoCritico achadoCritico={documento.achadoCritico} />
      <Assinatura documento={documento} />
      <ImagensDoDocumento
        figuras={noFim}
        porPagina={documento.imagensPorPagina}
        fonte={fonte}
        clipes={clipes}
        fotografias={fotografias}
        aoAbrir={abrir}
      />
      <Linhas linhas={documento.rodape} />
      {aberta !== null && (
        <VisorLento
          imagens={imagens.map((imagem, i) => ({ ...imagem, dicom: quadros?.dicoms[i] ?? null }))}
          indice={aberta}
          fonte={fonte}
          aoMudar={abrir}
          aoFechar={() => abrir(null)}
          {...(quadros && { fonteDeQuadros: quadros.fonte })}
        />
      )}
    </article>
  )
}
