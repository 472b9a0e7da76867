import { QueryClient } from '@tanstack/react-query'
import { ErroDeApi } from './erro-de-api.ts'

const TENTATIVAS = 2

/** Only what may succeed a moment later is tried again: a refusal would be refused again. */
export function deveTentarDeNovo(falhas: number, erro: unknown): boolean {
  return falhas < TENTATIVAS && erro instanceof ErroDeApi && erro.resultadoDesconhecido
}

export function criarQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `always`: without a connection the call fails and says so; by default it would wait in silence, maybe forever.
      queries: {
        staleTime: 30_000,
        gcTime: 5 * 60_000,
        retry: deveTentarDeNovo,
        throwOnError: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Retrying a write is the person's decision; the idempotency key makes it safe.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Server state of this tab. Emptied when the person or the company changes. */
export const queryClient = criarQueryClient()
