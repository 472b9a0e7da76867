import './tabela.css'
import Skeleton from '@mui/material/Skeleton'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { CaixaDeSelecao } from './caixa-de-selecao.tsx'
import { Linhas } from './linhas.tsx'
import type { Coluna, Destino } from './tipos.ts'
import type { Selecao } from './use-selecao.ts'

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
        <TableSortLabel
          active={sentido !== null}
          direction={sentido ?? 'asc'}
          onClick={() => aoOrdenar(sentido === 'asc' ? `-${nome}` : nome)}
        >
          {titulo}
        </TableSortLabel>
      )}
    </th>
  )
}

function LinhasDoEsqueleto({ colunas }: { colunas: number }) {
  return Array.from({ length: LINHAS_DO_ESQUELETO }, (_, linha) => (
    <tr key={linha} aria-hidden>
      {Array.from({ length: colunas }, (__, coluna) => (
        <td key={coluna}>
          <Skeleton variant="rounded" height={16} width={`${88 - ((linha * 17 + coluna * 29) % 48)}%`} />
        </td>
      ))}
    </tr>
  ))
}

/** Arrow keys walk the rows; only one row is a tab stop, so that Tab leaves the table at once. */
function useLinhas(quantidade: number) {
  const [atual, definirAtual] = useState(0)
  const corpo = useRef<HTMLTableSectionElement>(null)
  const aoTeclar = (evento: KeyboardEvent) => {
    const passos: Partial<Record<string, number>> = {
      ArrowDown: atual + 1,
      ArrowUp: atual - 1,
      Home: 0,
      End: quantidade - 1,
    }
    const alvo = passos[evento.key]
    if (alvo === undefined || !(evento.target instanceof HTMLAnchorElement)) return
    evento.preventDefault()
    const proximo = Math.min(Math.max(alvo, 0), quantidade - 1)
    definirAtual(proximo)
    corpo.current?.querySelectorAll<HTMLAnchorElement>('a[data-elo-da-linha]')[proximo]?.focus()
  }
  return { atual: Math.min(atual, Math.max(quantidade - 1, 0)), definirAtual, corpo, aoTeclar }
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
  const { atual, definirAtual, corpo, aoTeclar } = useLinhas(itens?.length ?? 0)
  return (
    <div className="vl-tabela" data-atualizando={atualizando}>
      <table aria-label={rotulo} aria-busy={itens === undefined || atualizando}>
        <thead>
          <tr>
            {selecao !== undefined && (
              <CaixaDeSelecao
                rotulo="Marcar todas as linhas"
                marcada={selecao.todas}
                parcial={selecao.algumas}
                aoAlternar={selecao.alternarTodas}
              />
            )}
            {colunas.map((coluna) => (
              <Cabecalho key={coluna.id} coluna={coluna} ordem={ordem} aoOrdenar={aoOrdenar} />
            ))}
          </tr>
        </thead>
        <tbody ref={corpo} onKeyDown={aoTeclar}>
          {itens === undefined ? (
            <LinhasDoEsqueleto colunas={colunas.length + (selecao === undefined ? 0 : 1)} />
          ) : (
            <Linhas {...{ itens, colunas, abrir, selecao, atual }} aoFocar={definirAtual} />
          )}
        </tbody>
      </table>
    </div>
  )
}
