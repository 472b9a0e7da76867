import { useState } from 'react'
import { api, sessao } from '../../lib/navegador.ts'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { entrarNaAssociacao } from './contexto.ts'
import type { Associacao } from './contexto.ts'

export interface EscolhaDeContextoProps {
  associacoes: readonly Associacao[]
  aoEntrar: () => void
}

/** "Where will you work now?", for who belongs to more than one place. */
export function EscolhaDeContexto({ associacoes, aoEntrar }: EscolhaDeContextoProps) {
  const [entrando, definirEntrando] = useState<string | null>(null)
  const [erro, definirErro] = useState<string | null>(null)
  const escolher = async (associacao: Associacao) => {
    const { usuario } = sessao.estado()
    if (usuario === null || entrando !== null) return
    definirErro(null)
    definirEntrando(associacao.codigo)
    try {
      await entrarNaAssociacao(associacao, usuario, api, sessao)
      aoEntrar()
    } catch (falha) {
      definirErro(mensagemDoErro(falha))
    }
    definirEntrando(null)
  }
  return (
    <>
      {erro !== null && (
        <div className="nota erro" role="alert">
          {erro}
        </div>
      )}
      <ul className="escolhas" aria-busy={entrando !== null}>
        {associacoes.map((associacao, indice) => (
          <li key={associacao.codigo}>
            <button type="button" autoFocus={indice === 0} onClick={() => void escolher(associacao)}>
              <strong>{associacao.nome}</strong>
              {associacao.detalhe !== null && <small>{associacao.detalhe}</small>}
              {entrando === associacao.codigo ? (
                <span className="bt-girando" aria-hidden="true" />
              ) : (
                <svg
                  width="20"
                  height="20"
                  viewBox="0 0 24 24"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  aria-hidden="true"
                >
                  <path d="M5 12h14M13 6l6 6-6 6" />
                </svg>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
