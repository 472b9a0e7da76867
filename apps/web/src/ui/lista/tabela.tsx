import '../quadro.css'
import './tabela.css'
import { useState } from 'react'
import { Bloco } from '../esqueleto.tsx'
import { CelulaDeSelecao } from './caixa-de-selecao.tsx'
import { Linhas } from './linhas.tsx'
import type { Destino } from '../../buscas.ts'
import type { Coluna } from './tipos.ts'
import type { Selecao } from './use-selecao.ts'
import { Icone } from '../icones/icone.tsx'

const LINHAS_DO_ESQUELETO = 8

export interface TabelaProps<T extends { codigo: string }> {
  rotulo: string
  itens: readonly T[] | undefined
  colunas: readonly Coluna<T>[]
  ordem: string | undefined
  aoOrdenar: (ordem: string) => void
  abrir: ((item: T) => Destino) | undefined
  selecao: Selecao | undefined
  atualizando: boolean
}

type CabecalhoProps<T> = { coluna: Coluna<T>; ordem: string | undefined; aoOrdenar: (ordem: string) => void }

function Cabecalho<T>({ coluna, ordem, aoOrdenar }: CabecalhoProps<T>) {
  const { ordem: nome, titulo, alinhar, largura } = coluna
  const sentido = ordem === nome ? 'asc' : ordem === `-${nome}` ? 'desc' : null
  return (
    <th
      scope="col"
      className={alinhar}
      style={{ width: largura }}
      aria-sort={sentido === null ? undefined : sentido === 'asc' ? 'ascending' : 'descending'}
    >
      {nome === undefined ? (
        titulo
      ) : (
        <button
          type="button"
          className="ordem"
          data-sentido={sentido ?? undefined}
          onClick={() => aoOrdenar(sentido === 'asc' ? `-${nome}` : nome)}
        >
          {titulo}
          <Icone nome="arrow-downward" tamanho={18} />
        </button>
      )}
    </th>
  )
}

function LinhasDoEsqueleto({ colunas }: { colunas: number }) {
  return Array.from({ length: LINHAS_DO_ESQUELETO }, (_, linha) => (
    <tr key={linha} aria-hidden>
      {Array.from({ length: colunas }, (__, coluna) => (
        <td key={coluna}>
          <Bloco height={16} width={`${88 - ((linha * 17 + coluna * 29) % 48)}%`} />
        </td>
      ))}
    </tr>
  ))
}

export function Tabela<T extends { codigo: string }>({
  rotulo,
  itens,
  colunas,
  ordem,
  aoOrdenar,
  abrir,
  selecao,
  atualizando,
}: TabelaProps<T>) {
  const [atual, definirAtual] = useState(0)
  return (
    <div className="vl-tabela" data-atualizando={atualizando}>
      <table aria-label={rotulo} aria-busy={itens === undefined || atualizando}>
        <thead>
          <tr>
            {selecao !== undefined && (
              <CelulaDeSelecao
                rotulo="Marcar todas as linhas"
                marcada={selecao.todas}
                parcial={selecao.algumas}
                desativada={selecao.vazia}
                aoAlternar={selecao.alternarTodas}
              />
            )}
            {colunas.map((coluna) => (
              <Cabecalho key={coluna.id} coluna={coluna} ordem={ordem} aoOrdenar={aoOrdenar} />
            ))}
          </tr>
        </thead>
        <tbody>
          {itens === undefined ? (
            <LinhasDoEsqueleto colunas={colunas.length + (selecao === undefined ? 0 : 1)} />
          ) : (
            <Linhas
              {...{ itens, colunas, abrir, selecao }}
              atual={Math.min(atual, itens.length - 1)}
              aoFocar={definirAtual}
            />
          )}
        </tbody>
      </table>
    </div>
  )
}
