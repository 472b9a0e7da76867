import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Finalidade, TutorCompleto } from '@vetlume/dominio/tutor'
import { api } from '../../lib/navegador.ts'
import { consultaDoRegistro } from '../cadastros/index.ts'

export const consultaDoTutor = (codigo: string) => consultaDoRegistro<TutorCompleto>('tutor', codigo)

/** The tutor who already has a CPF, among those that the person may see. */
export const consultaPorCpf = (cpf: string | null, exceto: string | undefined) =>
  queryOptions({
    queryKey: ['tutor', 'opcoes', 'cpf', cpf],
    queryFn: async ({ signal }) => (await api('GET /tutor', { busca: cpf ?? '', limite: 5 }, { sinal: signal })).itens,
    select: (itens) => itens.find((item) => item.cpf === cpf && item.codigo !== exceto) ?? null,
    enabled: cpf !== null,
    staleTime: 10_000,
  })

/** Writes down what the tutor said to a purpose; the record on screen follows. */
export function useConsentir(codigo: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (dito: { finalidade: Finalidade; concedido: boolean }) =>
      api('POST /tutor/:codigo/consentimentos', { codigo, ...dito }),
    onSuccess: (consentimentos) => {
      cache.setQueryData(consultaDoTutor(codigo).queryKey, (ficha: TutorCompleto | undefined) =>
        ficha === undefined ? ficha : { ...ficha, consentimentos },
      )
      void cache.invalidateQueries({ queryKey: ['historico', 'tutor', codigo] })
    },
  })
}

export const consultaDeTutoresParecidos = (codigo: string, quer: boolean) =>
  queryOptions({
    queryKey: ['tutor', 'duplicados', codigo],
    queryFn: ({ signal }) => api('GET /tutor/:codigo/duplicados', { codigo }, { sinal: signal }),
    enabled: quer,
    staleTime: 60_000,
  })
