import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/navegador.ts'

export const consultaDasChaves = queryOptions({
  queryKey: ['conta', 'chaves'],
  queryFn: ({ signal }) => api('GET /conta/chaves-de-acesso', {}, { sinal: signal }),
})

export const consultaDaConta = queryOptions({
  queryKey: ['conta'],
  queryFn: ({ signal }) => api('GET /conta', {}, { sinal: signal }),
  // A form is filled from it.
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})
