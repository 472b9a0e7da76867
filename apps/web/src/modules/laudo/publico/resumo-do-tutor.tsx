import { resumoParaTutor, type ParteDoResumo, type ResumoParaTutor } from '@vetlume/dominio/laudo-para-tutor'
import type { LaudoParaTutor } from './em-palavras-simples.tsx'

const ROTULO = { NORMAL: 'Normal', ALTERADO: 'Com alteração', NAO_AVALIADO: 'Não avaliado' } as const

function Parte({ parte: { titulo, oQueE, situacao, frases } }: { parte: ParteDoResumo }) {
  return (
    <li>
      <p className="ps-parte">
        <strong>{titulo}</strong>
        {situacao !== null && (
          <span className="ps-situacao" data-situacao={situacao}>
            {ROTULO[situacao]}
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
      <h2>O que foi marcado no exame</h2>
      {contagem.length > 0 && <p>{contagem.join(' · ')}</p>}
      {partes.length > 0 ? (
        <ul className="ps-partes">
          {partes.map((parte) => (
            <Parte key={parte.id} parte={parte} />
          ))}
        </ul>
      ) : (
        <p>Este laudo não traz partes marcadas como normais ou alteradas: leia o texto dele.</p>
      )}
      {soNoTexto.length > 0 && <p>Para ler no próprio laudo: {soNoTexto.join('; ')}.</p>}
    </section>
  )
}

function Palavras({ termos, animal }: Pick<ResumoParaTutor, 'termos'> & { animal: string }) {
  if (termos.length === 0) return null
  return (
    <section>
      <h2>Palavras que aparecem no laudo</h2>
      <p className="ps-apoio">
        Uma palavra estar nesta lista não quer dizer que {animal} tenha aquilo: muitas são usadas para dizer que algo
        não foi encontrado.
      </p>
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

/** What was marked in the laudo and what its words mean, for who is not a veterinarian. */
export function ResumoDoTutor({ documento, critico: marcado }: LaudoParaTutor) {
  const { critico, contagem, partes, soNoTexto, termos, comQuemFalar } = resumoParaTutor(documento, marcado)
  return (
    <div className="ps-corpo">
      <p>
        <strong>O que vale é o laudo.</strong> Este resumo é montado por regras, só com o que foi marcado nele: não
        acrescenta nem conclui nada.
      </p>
      {critico !== null && <p className="ps-critico">{critico}</p>}
      <Partes contagem={contagem} partes={partes} soNoTexto={soNoTexto} />
      <Palavras termos={termos} animal={documento.animal.nome} />
      <p>
        <strong>{comQuemFalar}</strong>
      </p>
    </div>
  )
}
