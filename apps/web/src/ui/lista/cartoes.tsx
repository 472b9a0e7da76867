import './cartoes.css'
import Skeleton from '@mui/material/Skeleton'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Coluna, Destino } from './tipos.ts'
import { useAosPoucos } from './use-aos-poucos.ts'

export interface CartoesProps<T extends { codigo: string }> {
  rotulo: string
  itens: readonly T[] | undefined
  colunas: readonly Coluna<T>[]
  abrir: ((item: T) => Destino) | undefined
  atualizando: boolean
}

function CartaoDoItem<T extends { codigo: string }>({
  item,
  colunas,
  abrir,
}: Pick<CartoesProps<T>, 'colunas' | 'abrir'> & { item: T }) {
  const [principal, ...outras] = colunas
  const destaque = outras.find(({ noCartao }) => noCartao === 'destaque')
  const detalhes = outras.filter((coluna) => coluna !== destaque)
  if (principal === undefined) return null
  return (
    <li>
      <div className="topo">
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
  ...comuns
}: Pick<CartoesProps<T>, 'colunas' | 'abrir'> & { itens: readonly T[] }) {
  return useAosPoucos(itens).map((item) => <Cartao key={item.codigo} item={item} {...comuns} />)
}

/** The same rows for a narrow screen: nothing is squeezed and nothing scrolls sideways. */
export function Cartoes<T extends { codigo: string }>({ rotulo, itens, atualizando, ...comuns }: CartoesProps<T>) {
  return (
    <ul
      className="vl-cartoes"
      aria-label={rotulo}
      aria-busy={itens === undefined || atualizando}
      data-atualizando={atualizando}
    >
      {itens === undefined ? (
        Array.from({ length: 5 }, (_, indice) => (
          <li key={indice} aria-hidden>
            <Skeleton variant="rounded" height={20} width="55%" />
            <Skeleton variant="rounded" height={14} width="80%" />
            <Skeleton variant="rounded" height={14} width="65%" />
          </li>
        ))
      ) : (
        <CartoesDosItens itens={itens} {...comuns} />
      )}
    </ul>
  )
}
