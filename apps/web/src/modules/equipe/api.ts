import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { PAPEIS, ROTULOS_DO_PAPEL } from '@vetlume/dominio/permissoes'
import { api } from '../../lib/navegador.ts'
import { usePode } from '../../lib/use-pode.ts'

export const consultaDaPessoa = (codigo: string) =>
  queryOptions({
    queryKey: ['equipe', 'uma', codigo],
    queryFn: ({ signal }) => api('GET /equipe/:codigo', { codigo }, { sinal: signal }),
  })

export const consultaDosLugares = queryOptions({
  queryKey: ['equipe', 'lugares'],
  queryFn: ({ signal }) => api('GET /equipe/lugares', {}, { sinal: signal }),
})

export const consultaDosPapeis = queryOptions({
  queryKey: ['papel', 'todos'],
  queryFn: ({ signal }) => api('GET /papel', {}, { sinal: signal }),
})

/** After a change: the list, the records, and the sets with who uses them. */
export function useAtualizarEquipe(): () => Promise<unknown> {
  const cache = useQueryClient()
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: ['equipe'] }),
      cache.invalidateQueries({ queryKey: ['papel'] }),
      cache.invalidateQueries({ queryKey: ['historico'] }),
    ])
}

/** What somebody may be given: the ready-made papéis, then those of the company. */
export function useOpcoesDePapel(): readonly { valor: string; rotulo: string }[] {
  const { data: proprios = [] } = useQuery({ ...consultaDosPapeis, enabled: usePode('papel:ler') })
  return [
    ...PAPEIS.map((papel) => ({ valor: papel, rotulo: ROTULOS_DO_PAPEL[papel] })),
    ...proprios.map(({ codigo, nome }) => ({ valor: codigo, rotulo: nome })),
  ]
}
