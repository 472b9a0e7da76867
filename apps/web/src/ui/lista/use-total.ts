import type { Pagina } from '@vetlume/dominio/contrato'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ConsultaDaLista, ListaProps, TotalDaLista } from './tipos.ts'

/** A total that others may have changed is counted again after so long; what this person writes invalidates it at once. */
const VALIDADE_MS = 5 * 60_000

const soFiltros = ({ ordem: _ordem, cursor: _cursor, limite: _limite, ...filtros }: ConsultaDaLista) => filtros

const conhecido = ({ total, totalExato }: Pagina<unknown>): TotalDaLista | null =>
  total === null ? null : { total, totalExato }

interface Fonte<T extends { codigo: string }> extends Pick<ListaProps<T>, 'chave' | 'buscar'> {
  consulta: ConsultaDaLista
  /** What is on screen; `anterior` while it still is what the filters before these found. */
  pagina: Pagina<T> | undefined
  anterior: boolean
}

/**
 * How many rows the filters find: the page says it when it is all there is; otherwise it is asked for when the rows are
 * already drawn, and stands for every order and page of the same filters. Null while it is to come.
 */
export function useTotal<T extends { codigo: string }>(fonte: Fonte<T>): TotalDaLista | null {
  const { chave, buscar, consulta, pagina, anterior } = fonte
  const filtros = soFiltros(consulta)
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: [...chave, 'total', filtros],
    queryFn: ({ signal }) => buscar({ ...filtros, contar: 'so' }, signal),
    enabled: pagina?.total === null && !anterior,
    staleTime: VALIDADE_MS,
    placeholderData: keepPreviousData,
  })
  if (pagina === undefined) return null
  if (pagina.total !== null) return conhecido(pagina)
  if (data !== undefined && (anterior || !isPlaceholderData)) return conhecido(data)
  return isError ? { total: pagina.itens.length, totalExato: false } : null
}
