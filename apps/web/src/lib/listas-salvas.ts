import { queryOptions } from '@tanstack/react-query'
import { api } from './navegador.ts'

/** What the person saved of one list, asked for when it is going to be seen. */
export const consultaDeListasSalvas = (lista: string) =>
  queryOptions({
    queryKey: ['lista-salva', lista],
    queryFn: ({ signal }) => api('GET /lista-salva', { lista }, { sinal: signal }),
    staleTime: 60_000,
  })
