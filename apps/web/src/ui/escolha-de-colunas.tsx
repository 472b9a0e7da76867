import { juntar } from '@vetlume/dominio/formatos'
import './escolha-de-colunas.css'
import type { MapaDeColunas } from '@vetlume/dominio/importacao'
import { escolherCampo } from '../lib/mapa-de-colunas.ts'

interface EscolhaDeColunasProps {
  rotulo: string
  /** Columns of a file: title, and the first values below it. */
  colunas: readonly { titulo: string; amostras: readonly string[] }[]
  campos: readonly { id: string; rotulo: string }[]
  mapa: MapaDeColunas
  aoMudar: (mapa: MapaDeColunas) => void
}

/** What each column of a file is, one under the other. */
export function EscolhaDeColunas({ rotulo, colunas, campos, mapa, aoMudar }: EscolhaDeColunasProps) {
  const campoDa = (coluna: number) => Object.keys(mapa).find((campo) => mapa[campo] === coluna) ?? ''
  // Two columns may have the same title: the second one counts.
  const chaves = colunas.map(({ titulo }, coluna) => `${titulo} ${coluna}`)
  return (
    <ul className="vl-colunas-do-arquivo" aria-label={rotulo}>
      {colunas.map(({ titulo, amostras }, coluna) => (
        <li key={chaves[coluna]}>
          <div>
            <b>{titulo}</b>
            <small>{amostras.length === 0 ? 'coluna vazia' : juntar(...amostras)}</small>
          </div>
          <select
            aria-label={`O que é a coluna ${titulo}`}
            value={campoDa(coluna)}
            data-vazia={campoDa(coluna) === ''}
            onChange={({ target }) => aoMudar(escolherCampo(mapa, coluna, target.value === '' ? null : target.value))}
          >
            <option value="">Não importar</option>
            {campos.map(({ id, rotulo: nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  )
}
