import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { criarMiniaturas } from '../../lib/miniaturas.ts'
import { api } from '../../lib/navegador.ts'

export const consultaDoEstudo = (codigo: string) =>
  queryOptions({
    queryKey: ['estudo', 'um', codigo],
    queryFn: ({ signal }) => api('GET /estudo/:codigo', { codigo }, { sinal: signal }),
  })

/** A small one, for the list of a study. */
export const miniaturaRecebida = criarMiniaturas('estudo', (codigo, imagens) =>
  api('GET /estudo/:codigo/miniaturas', { codigo, imagens }),
)

/** After a study changed, what lists it and the laudo that it goes to ask again. */
export function useAtualizarEstudos(): () => Promise<void> {
  const cliente = useQueryClient()
  return () => cliente.invalidateQueries({ predicate: ({ queryKey: [de] }) => de === 'estudo' || de === 'laudo' })
}
