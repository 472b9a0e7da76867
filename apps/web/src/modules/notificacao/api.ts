import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/navegador.ts'

const CHAVE = ['notificacao'] as const
const INTERVALO_MS = 60_000

/** Asked for when the bell rings, once a minute while the tab is in sight, and again when the person comes back to it. */
export const consultaDeAvisos = queryOptions({
  queryKey: CHAVE,
  queryFn: ({ signal }) => api('GET /notificacao', { limite: 20 }, { sinal: signal }),
  refetchInterval: INTERVALO_MS,
  refetchOnWindowFocus: true,
  staleTime: 30_000,
  // The bell is a courtesy: a failure is not worth a word, the next minute brings another try.
  retry: false,
})

/** Marks everything down to `ate` as read. The count on the bell falls at once. */
export function useMarcarLidas() {
  const cliente = useQueryClient()
  return useMutation({
    mutationFn: (ate: string) => api('POST /notificacao/lidas', { ate }),
    onSuccess: () => cliente.invalidateQueries({ queryKey: CHAVE }),
  })
}
