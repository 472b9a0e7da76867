import { queryOptions } from '@tanstack/react-query'
import type { EntradaDaApi } from '../../../lib/api.ts'
import { api } from '../../../lib/navegador.ts'

/** What a suggestion is asked for: the form as it is now. */
export type PedidoDeHorario = EntradaDaApi<'POST /agendamento/sugestoes'>

export const consultaDasSugestoes = (pedido: PedidoDeHorario) =>
  queryOptions({
    queryKey: ['agenda', 'sugestoes', pedido],
    queryFn: ({ signal }) => api('POST /agendamento/sugestoes', pedido, { sinal: signal }),
    staleTime: 10_000,
  })

export const consultaDoPlano = (especialista: string, dia: string) =>
  queryOptions({
    queryKey: ['agenda', 'rota', especialista, dia],
    queryFn: ({ signal }) => api('POST /agendamento/rota/planejar', { especialista, dia }, { sinal: signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
