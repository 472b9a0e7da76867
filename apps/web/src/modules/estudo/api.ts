import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/navegador.ts'
import { poucosPorVez } from '../../lib/poucos-por-vez.ts'

export const consultaDoEstudo = (codigo: string) =>
  queryOptions({
    queryKey: ['estudo', 'um', codigo],
    queryFn: ({ signal }) => api('GET /estudo/:codigo', { codigo }, { sinal: signal }),
  })

const poucas = poucosPorVez(6)

/** A small one, for the list of a study. */
export const miniaturaRecebida = (codigo: string, imagem: string, sinal: AbortSignal) =>
  poucas(() => api('GET /estudo/:codigo/imagem/:imagem', { codigo, imagem, tamanho: 'miniatura' }, { sinal }))

/** After a study changed, what lists it and the laudo that it goes to ask again. */
export function useAtualizarEstudos(): () => Promise<void> {
  const cliente = useQueryClient()
  return () => cliente.invalidateQueries({ predicate: ({ queryKey: [de] }) => de === 'estudo' || de === 'laudo' })
}
