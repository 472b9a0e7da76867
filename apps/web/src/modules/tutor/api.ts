import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DadosDoTutor, TutorCompleto } from '@vetlume/dominio/tutor'
import { api } from '../../lib/navegador.ts'

export const consultaDoTutor = (codigo: string) =>
  queryOptions({
    queryKey: ['tutor', 'um', codigo],
    queryFn: ({ signal }) => api('GET /tutor/:codigo', { codigo }, { sinal: signal }),
    // A form is filled from it: it opens with what is on the server, and does not change under who is typing.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Registers a tutor, or saves the one that `atual` is. Lists and records on screen follow. */
export function useSalvarTutor(atual: TutorCompleto | undefined) {
  const cliente = useQueryClient()
  return useMutation({
    mutationFn: (dados: DadosDoTutor) =>
      atual === undefined
        ? api('POST /tutor', dados)
        : api('PUT /tutor/:codigo', { ...dados, codigo: atual.codigo, versao: atual.versao }),
    onSuccess: (ficha) => {
      cliente.setQueryData(consultaDoTutor(ficha.codigo).queryKey, ficha)
      for (const chave of [['tutor', 'lista'], ['tutor', 'opcoes'], ['animal'], ['historico', 'tutor', ficha.codigo]]) {
        void cliente.invalidateQueries({ queryKey: chave })
      }
    },
  })
}

/** The tutor who already has a CPF, among those that the person may see. */
export const consultaPorCpf = (cpf: string | null, exceto: string | undefined) =>
  queryOptions({
    queryKey: ['tutor', 'opcoes', 'cpf', cpf],
    queryFn: async ({ signal }) => (await api('GET /tutor', { busca: cpf ?? '', limite: 5 }, { sinal: signal })).itens,
    select: (itens) => itens.find((item) => item.cpf === cpf && item.codigo !== exceto) ?? null,
    enabled: cpf !== null,
    staleTime: 10_000,
  })
