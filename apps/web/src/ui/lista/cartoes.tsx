import './cartoes.css'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { Bloco } from '../esqueleto.tsx'
import { CaixaDeSelecao } from './caixa-de-selecao.tsx'
import type { Destino } from '../../buscas.ts'
import type { Coluna } from './tipos.ts'
import { useLinhas } from './use-linhas.ts'
import type { Selecao } from './use-selecao.ts'

export interface CartoesProps<T extends { codigo: string }> {
  rotulo: string
  itens: readonly T[] | undefined
  colunas: readonly Coluna<T>[]
  abrir: ((item: T) => Destino) | undefined
  selecao: Selecao | undefined
  atualizando: boolean
}

interface CartaoProps<T extends { codigo: string }> extends Pick<CartoesProps<T>, 'colunas' | 'abrir'> {
  item: T
  indice: number
  marcada: boolean
  aoMarcar: ((codigo: string) => void) | undefined
}

function CartaoDoItem<T extends { codigo: string }>(props: CartaoProps<T>) {
  const { item, indice, colunas, abrir, marcada, aoMarcar } = props
  const [principal, ...outras] = colunas
  const destaque = outras.find(({ noCartao }) => noCartao === 'destaque')
  const detalhes = outras.filter((coluna) => coluna !== destaque)
  if (principal === undefined) return null
  return (
    <li data-marcada={marcada}>
      <div className="topo">
        {aoMarcar !== undefined && (
          <CaixaDeSelecao
            rotulo={`Marcar linha ${indice + 1}`}
            marcada={marcada}
            aoAlternar={() => aoMarcar(item.codigo)}
          />
        )}
        <h2>
          {/* The link covers the card: one large target for the thumb, one name for the screen reader. */}
          {abrir === undefined ? principal.celula(item) : <Link {...abrir(item)}>{principal.celula(item)}</Link>}
        </h2>
        {destaque?.celula(item)}
      </div>
      <dl>
        {detalhes.map((coluna) => (
          <div key={coluna.id} className={coluna.noCartao}>
            <dt>{coluna.titulo}</dt>
            <dd>{coluna.celula(item)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

const Cartao = memo(CartaoDoItem) as typeof CartaoDoItem

function CartoesDosItens<T extends { codigo: string }>({
  itens,
  selecao,
  ...comuns
}: Pick<CartoesProps<T>, 'colunas' | 'abrir' | 'selecao'> & { itens: readonly T[] }) {
  return useLinhas(itens).map((item, indice) => (
    <Cartao
      key={item.codigo}
      {...{ item, indice, ...comuns }}
      marcada={selecao?.marcada(item.codigo) ?? false}
      aoMarcar={selecao?.alternar}
    />
  ))
}

/** The same rows for a narrow screen: nothing is squeezed and nothing scrolls sideways. */
export function Cartoes<T extends { codigo: string }>({ rotulo, itens, atualizando, ...comuns }: CartoesProps<T>) {
  const { selecao } = comuns
  return (
    <>
      {selecao !== undefined && itens !== undefined && (
        <div className="vl-marcar-todas">
          <CaixaDeSelecao
            rotulo="Marcar todas as linhas"
            marcada={selecao.todas}
            parcial={selecao.algumas}
            desativada={selecao.vazia}
            aoAlternar={selecao.alternarTodas}
          >
            <span aria-hidden>Marcar todas</span>
          </CaixaDeSelecao>
        </div>
      )}
      <ul
        className="vl-cartoes"
        aria-label={rotulo}
        aria-busy={itens === undefined || atualizando}
        data-atualizando={atualizando}
      >
        {itens === undefined ? (
          Array.from({ length: 5 }, (_, indice) => (
            <li key={indice} aria-hidden>
              <Bloco height={20} width="55%" />
              <Bloco height={14} width="80%" />
              <Bloco height={14} width="65%" />
            </li>
          ))
        ) : (
          <CartoesDosItens itens={itens} {...comuns} />
        )}
      </ul>
    </>
  )
}
