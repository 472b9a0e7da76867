import type { SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { SITUACOES_DE_SECAO } from '@vetlume/dominio/laudo'
import { useId } from 'react'
import { ROTULO_DA_SITUACAO } from '@vetlume/dominio/laudo'

const SINAL = { NORMAL: 'm5 12 5 5 9-10', ALTERADO: 'M12 6v7M12 17v.01', NAO_AVALIADO: 'M6 12h12' } as const

export interface EscolhaDeSituacaoProps {
  titulo: string
  valor: SecaoDoLaudo['situacao']
  aoMudar: (situacao: SecaoDoLaudo['situacao']) => void
}

/** Situation of a section: three buttons, one choice. Choosing again what is chosen takes it away. */
export function EscolhaDeSituacao({ titulo, valor, aoMudar }: EscolhaDeSituacaoProps) {
  const nome = useId()
  return (
    <fieldset className="le-situacao">
      <legend className="so-leitor">Situação de {titulo}</legend>
      {SITUACOES_DE_SECAO.map((situacao, indice) => (
        <label key={situacao} data-situacao={situacao} title={`${ROTULO_DA_SITUACAO[situacao]} (Alt+${indice + 1})`}>
          {/* A radio does not say when it is clicked again; the change is the other way to choose. */}
          <input
            type="radio"
            name={nome}
            checked={valor === situacao}
            onChange={() => aoMudar(situacao)}
            onClick={() => valor === situacao && aoMudar(null)}
          />
          <svg
            width="14"
            height="14"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="3.2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={SINAL[situacao]} />
          </svg>
          <span>{ROTULO_DA_SITUACAO[situacao]}</span>
        </label>
      ))}
    </fieldset>
  )
}
