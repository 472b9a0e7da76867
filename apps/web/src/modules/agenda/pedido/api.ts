import { queryOptions } from '@tanstack/react-query'
import type { EntradaDaApi } from '../../../lib/api.ts'
import { api } from '../../../lib/navegador.ts'

/** What a request that stands on the agenda asks for, and what may be answered to it. */
export const consultaDoPedido = (atendimento: string) =>
  queryOptions({
    queryKey: ['agenda', 'pedido', atendimento],
    queryFn: ({ signal }) => api('GET /atendimento/:codigo', { codigo: atendimento }, { sinal: signal }),
    staleTime: 5_000,
  })

/** The company gives it that time, or asks the clinic whether it serves. */
export const responderPedido = (
  resposta: 'aceitar' | 'propor',
  pedido: EntradaDaApi<'POST /atendimento/:codigo/aceitar'>,
) =>
  resposta === 'aceitar'
    ? api('POST /atendimento/:codigo/aceitar', pedido)
    : api('POST /atendimento/:codigo/propor', pedido)

export const recusarPedido = (recusa: EntradaDaApi<'POST /atendimento/:codigo/recusar'>) =>
  api('POST /atendimento/:codigo/recusar', recusa)

export const responderProposta = (resposta: EntradaDaApi<'POST /atendimento/:codigo/responder-proposta'>) =>
  api('POST /atendimento/:codigo/responder-proposta', resposta)
