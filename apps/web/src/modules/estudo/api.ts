import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/navegador.ts'

export const consultaDoEstudo = (codigo: string) =>
  queryOptions({
    queryKey: ['estudo', 'um', codigo],
    queryFn: ({ signal }) => api('GET /estudo/:codigo', { codigo }, { sinal: signal }),
  })

export const bytesDaImagemRecebida = (codigo: string, imagem: string) =>
  api('GET /estudo/:codigo/imagem/:imagem', { codigo, imagem })

/** After a study changed, what lists it and the laudo that it goes to ask again. */
export function useAtualizarEstudos(): () => Promise<void> {
  const cliente = useQueryClient()
  return () => cliente.invalidateQueries({ predicate: ({ queryKey: [de] }) => de === 'estudo' || de === 'laudo' })
}
