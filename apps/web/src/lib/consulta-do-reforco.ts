import { queryOptions } from '@tanstack/react-query'
import { api } from './navegador.ts'

/** How the person may prove who they are. */
export const consultaDoReforco = queryOptions({
  queryKey: ['conta', 'reforco'],
  queryFn: ({ signal }) => api('GET /conta/reforco', {}, { sinal: signal }),
  staleTime: 0,
})
