import { Link, useNavigate } from '@tanstack/react-router'
import { memo } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { CelulaDeSelecao } from './caixa-de-selecao.tsx'
import type { Destino } from '../../buscas.ts'
import type { Coluna } from './tipos.ts'
import { useLinhas } from './use-linhas.ts'
import type { Selecao } from './use-selecao.ts'

interface ComumProps<T> {
  colunas: readonly Coluna<T>[]
  abrir: ((item: T) => Destino) | undefined
  aoFocar: (indice: number) => void
}

interface LinhaProps<T> extends ComumProps<T> {
  item: T
  indice: number
  /** The row that Tab stops at. */
  atual: boolean
  marcada: boolean
  aoMarcar: ((codigo: string) => void) | undefined
}

/** Arrow keys walk the rows; only one row is a tab stop, so that Tab leaves the table at once. */
function andar(evento: KeyboardEvent<HTMLAnchorElement>): void {
  const corpo = evento.currentTarget.closest('tbody')
  const elos = [...(corpo?.querySelectorAll<HTMLAnchorElement>('a[data-elo-da-linha]') ?? [])]
  const [atual, ultimo] = [elos.indexOf(evento.currentTarget), elos.length - 1]
  const passos: Partial<Record<string, number>> = { ArrowDown: atual + 1, ArrowUp: atual - 1, Home: 0, End: ultimo }
  const alvo = passos[evento.key]
  if (alvo === undefined) return
  evento.preventDefault()
  elos[Math.min(Math.max(alvo, 0), ultimo)]?.focus()
}

function LinhaDaTabela<T extends { codigo: string }>(props: LinhaProps<T>) {
  const { item, indice, colunas, abrir, atual, marcada, aoMarcar, aoFocar } = props
  const navegar = useNavigate()
  const aoClicar = (evento: MouseEvent) => {
    const interativo = (evento.target as Element).closest('a, button, input, label')
    if (abrir === undefined || interativo !== null || getSelection()?.toString() !== '') return
    void navegar(abrir(item))
  }
  const conteudo = (coluna: Coluna<T>, posicao: number) => {
    if (posicao > 0 || abrir === undefined) return coluna.celula(item)
    return (
      <Link
        {...abrir(item)}
        data-elo-da-linha
        tabIndex={atual ? 0 : -1}
        onFocus={() => aoFocar(indice)}
        onKeyDown={andar}
      >
        {coluna.celula(item)}
      </Link>
    )
  }
  return (
    <tr className={abrir && 'abre'} data-marcada={marcada} onClick={aoClicar}>
      {aoMarcar !== undefined && (
        <CelulaDeSelecao
          rotulo={`Marcar linha ${indice + 1}`}
          marcada={marcada}
          aoAlternar={() => aoMarcar(item.codigo)}
        />
      )}
      {colunas.map((coluna, posicao) =>
        // The first cell of a row names it.
        posicao === 0 ? (
          <th key={coluna.id} scope="row" className={coluna.alinhar}>
            {conteudo(coluna, posicao)}
          </th>
        ) : (
          <td key={coluna.id} className={coluna.alinhar}>
            {conteudo(coluna, posicao)}
          </td>
        ),
      )}
    </tr>
  )
}

const Linha = memo(LinhaDaTabela) as typeof LinhaDaTabela

export interface LinhasProps<T extends { codigo: string }> extends ComumProps<T> {
  itens: readonly T[]
  selecao: Selecao | undefined
  atual: number
}

/** Plain elements with classes: a component of the library for each of hundreds of cells is most of the first drawing. */
export function Linhas<T extends { codigo: string }>({ itens, selecao, atual, ...comuns }: LinhasProps<T>) {
  return useLinhas(itens).map((item, indice) => (
    <Linha
      key={item.codigo}
      {...{ item, indice, ...comuns }}
      atual={indice === atual}
      marcada={selecao?.marcada(item.codigo) ?? false}
      aoMarcar={selecao?.alternar}
    />
  ))
}
