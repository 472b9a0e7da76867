import { queryOptions } from '@tanstack/react-query'
import { emCurso } from '@vetlume/dominio/exportacao'
import { api } from '../../lib/navegador.ts'

/** While one is being made, how far it is is asked again and again. */
const INTERVALO_MS = 1_000

export const consultaDasCopias = queryOptions({
  queryKey: ['exportacao', 'lista'],
  queryFn: ({ signal }) => api('GET /exportacao', {}, { sinal: signal }),
  refetchInterval: ({ state: { data } }) => (data?.itens.some(({ estado }) => emCurso(estado)) ? INTERVALO_MS : false),
})

export const consultaDoConteudo = queryOptions({
  queryKey: ['exportacao', 'conteudo'],
  queryFn: ({ signal }) => api('GET /exportacao/conteudo', {}, { sinal: signal }),
  staleTime: 60_000,
})

/** The browser fetches it by itself, to the disk: a file of any size, that goes on from where it stopped. */
export async function baixarCopia(codigo: string): Promise<void> {
  const { endereco } = await api('POST /exportacao/:codigo/link', { codigo })
  const elo = document.createElement('a')
  elo.href = endereco
  elo.download = ''
  elo.click()
}
