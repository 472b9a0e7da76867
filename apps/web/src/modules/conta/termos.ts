import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/navegador.ts'
import { useAcao } from '../../ui/use-acao.ts'

export const consultaDosTermos = queryOptions({
  queryKey: ['conta', 'termos'],
  queryFn: ({ signal }) => api('GET /conta/termos', {}, { sinal: signal }),
  // Asked once: only an entrance changes the answer, or the acceptance itself.
  staleTime: Infinity,
})

/** Accepts the version that was shown. */
export function useAceiteDosTermos() {
  const cliente = useQueryClient()
  return useAcao(
    (versao: string) => api('POST /conta/termos', { versao }),
    () => cliente.refetchQueries(consultaDosTermos),
    (versao) => `Versão ${versao} dos termos aceita.`,
  )
}
