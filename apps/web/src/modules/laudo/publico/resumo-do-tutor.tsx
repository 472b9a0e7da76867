import { juntar } from '@vetlume/dominio/formatos'
import {
  arquivoDoResumo,
  avisoDasPalavras,
  paraLerNoLaudo,
  resumoParaTutor,
  SITUACAO_PARA_TUTOR,
  TEXTOS_DO_RESUMO,
  type ParteDoResumo,
  type ResumoParaTutor,
} from '@vetlume/dominio/laudo-para-tutor'
import { useState } from 'react'
import { baixar } from '../../../lib/baixar.ts'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import type { LaudoParaTutor } from './laudo-para-tutor.ts'

/** It is printed when it is asked for, maybe after others. */
const FALHOU = 'O PDF do resumo não pôde ser baixado.'

function Parte({ parte: { titulo, oQueE, situacao, frases } }: { parte: ParteDoResumo }) {
  return (
    <li>
      <p className="ps-parte">
        <strong>{titulo}</strong>
        {situacao !== null && (
          <span className="ps-situacao" data-situacao={situacao}>
            {SITUACAO_PARA_TUTOR[situacao]}
          </span>
        )}
      </p>
      {oQueE !== null && <p className="ps-apoio">{oQueE}</p>}
      {frases.map((frase) => (
        <p key={frase}>{frase}</p>
      ))}
    </li>
  )
}

function Partes({ contagem, partes, soNoTexto }: Pick<ResumoParaTutor, 'contagem' | 'partes' | 'soNoTexto'>) {
  return (
    <section>
      <h2>{TEXTOS_DO_RESUMO.marcado}</h2>
      {contagem.length > 0 && <p>{juntar(...contagem)}</p>}
      {partes.length > 0 ? (
        <ul className="ps-partes">
          {partes.map((parte) => (
            <Parte key={parte.id} parte={parte} />
          ))}
        </ul>
      ) : (
        <p>{TEXTOS_DO_RESUMO.semMarcas}</p>
      )}
      {soNoTexto.length > 0 && <p>{paraLerNoLaudo(soNoTexto)}</p>}
    </section>
  )
}

function Palavras({ termos, animal }: Pick<ResumoParaTutor, 'termos'> & { animal: string }) {
  if (termos.length === 0) return null
  return (
    <section>
      <h2>{TEXTOS_DO_RESUMO.palavras}</h2>
      <p className="ps-apoio">{avisoDasPalavras(animal)}</p>
      <dl className="ps-palavras">
        {termos.map(({ termo, explicacao }) => (
          <div key={termo}>
            <dt>{termo}</dt>
            <dd>{explicacao}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The same as pages to keep or to print, which say that they are not the laudo. */
function EmPapel({ documento, baixarPdf }: Pick<LaudoParaTutor, 'documento' | 'baixarPdf'>) {
  const [baixando, definirBaixando] = useState(false)
  const [erro, definirErro] = useState<string | null>(null)
  const aoBaixar = async () => {
    if (baixando) return
    definirBaixando(true)
    definirErro(null)
    try {
      baixar(await baixarPdf(), arquivoDoResumo(documento))
    } catch (falha) {
      definirErro(`${FALHOU} ${mensagemDoErro(falha)}`)
    }
    definirBaixando(false)
  }
  return (
    <div className="ps-papel">
      <button type="button" aria-disabled={baixando} onClick={() => void aoBaixar()}>
        {baixando ? 'Preparando o PDF…' : 'Baixar este resumo em PDF'}
      </button>
      {erro !== null && <p role="alert">{erro}</p>}
    </div>
  )
}

/** What was marked in the laudo and what its words mean, for who is not a veterinarian. */
export function ResumoDoTutor({ documento, critico: marcado, baixarPdf }: LaudoParaTutor) {
  const { critico, contagem, partes, soNoTexto, termos, comQuemFalar } = resumoParaTutor(documento, marcado)
  return (
    <div className="ps-corpo">
      <p>
        <strong>{TEXTOS_DO_RESUMO.vale}</strong> {TEXTOS_DO_RESUMO.comoEFeito}
      </p>
      {critico !== null && <p className="ps-critico">{critico}</p>}
      <Partes contagem={contagem} partes={partes} soNoTexto={soNoTexto} />
      <Palavras termos={termos} animal={documento.animal.nome} />
      <p>
        <strong>{comQuemFalar}</strong>
      </p>
      <EmPapel documento={documento} baixarPdf={baixarPdf} />
    </div>
  )
}
