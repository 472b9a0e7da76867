import { queryOptions } from '@tanstack/react-query'
import type { ListaSalva } from '@vetlume/dominio/lista-salva'
import { iguais } from './iguais.ts'
import { api } from './navegador.ts'

/** What a list shows: what its address says of it, and its columns. */
export type ComoSeVe = Pick<ListaSalva, 'consulta' | 'colunas'>

export const seVeComo = (salva: ComoSeVe, atual: ComoSeVe): boolean =>
  iguais([salva.consulta, salva.colunas], [atual.consulta, atual.colunas])

/** What the person saved of one list, asked for when it is going to be seen. */
export const consultaDeListasSalvas = (lista: string) =>
  queryOptions({
    queryKey: ['lista-salva', lista],
    queryFn: ({ signal }) => api('GET /lista-salva', { lista }, { sinal: signal }),
    staleTime: 60_000,
  })
