import type { Pagina } from '@vetlume/dominio/contrato'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../lib/query.ts'
import type { ConsultaDaLista, ListaProps } from './tipos.ts'
import { consultaInicial } from './use-consulta.ts'

/** A page of a list, as its screen asks for it and keeps it. */
export const consultaDaPagina = <T extends { codigo: string }>(
  { chave, buscar }: Pick<ListaProps<T>, 'chave' | 'buscar'>,
  consulta: ConsultaDaLista,
) => queryOptions<Pagina<T>>({ queryKey: [...chave, consulta], queryFn: ({ signal }) => buscar(consulta, signal) })

/** Has what a list opens with, where its address says nothing, before it is drawn. */
export const primeiraPagina =
  <T extends { codigo: string }>(
    lista: Pick<ListaProps<T>, 'chave' | 'buscar'> & { ordemPadrao: string | undefined },
  ) =>
  (): Promise<void> =>
    queryClient.prefetchQuery(consultaDaPagina(lista, consultaInicial(lista.ordemPadrao)))
