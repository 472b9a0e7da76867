import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnimalCompleto, DadosDoAnimal } from '@vetlume/dominio/animal'
import type { ItemDeEspecie } from '@vetlume/dominio/especie'
import { listar } from '../../lib/listar.ts'
import { api } from '../../lib/navegador.ts'

const UMA_HORA_MS = 3_600_000

export const consultaDoAnimal = (codigo: string) =>
  queryOptions({
    queryKey: ['animal', 'um', codigo],
    queryFn: ({ signal }) => api('GET /animal/:codigo', { codigo }, { sinal: signal }),
    // A form is filled from it: it opens with what is on the server, and does not change under who is typing.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

const buscarEspecies = listar<ItemDeEspecie>('especie')

/** The few species, all at once: they fill a select. */
export const consultaDeEspecies = queryOptions({
  queryKey: ['especie', 'opcoes', 'todas'],
  queryFn: ({ signal }) => buscarEspecies({ ativo: 'true', ordem: 'nome', limite: '100' }, signal),
  staleTime: UMA_HORA_MS,
})

/** Registers an animal, or saves the one that `atual` is. Lists and records on screen follow. */
export function useSalvarAnimal(atual: AnimalCompleto | undefined) {
  const cliente = useQueryClient()
  return useMutation({
    mutationFn: (dados: DadosDoAnimal) =>
      atual === undefined
        ? api('POST /animal', dados)
        : api('PUT /animal/:codigo', { ...dados, codigo: atual.codigo, versao: atual.versao }),
    onSuccess: (ficha) => {
      cliente.setQueryData(consultaDoAnimal(ficha.codigo).queryKey, ficha)
      for (const chave of [
        ['animal', 'lista'],
        ['animal', 'opcoes'],
        ['tutor'],
        ['historico', 'animal', ficha.codigo],
      ]) {
        void cliente.invalidateQueries({ queryKey: chave })
      }
    },
  })
}
