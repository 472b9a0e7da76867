import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/navegador.ts'

export const consultaDeAbreviaturas = queryOptions({
  queryKey: ['abreviaturas'],
  queryFn: ({ signal }) => api('GET /abreviatura', {}, { sinal: signal }),
  staleTime: 60_000,
  // Read while a person types, when nothing on the screen shows it.
  gcTime: Infinity,
})
