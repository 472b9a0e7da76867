import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { EntradaDaApi, RespostaDaApi } from '../../lib/api.ts'
import { api } from '../../lib/navegador.ts'
import type { DadosLidos } from './formulario.ts'

export type Simulacao = RespostaDaApi<'GET /simulacao/:codigo'>

export const consultaDaSimulacao = (codigo: string) =>
  queryOptions({
    queryKey: ['simulacao', 'uma', codigo],
    queryFn: ({ signal }) => api('GET /simulacao/:codigo', { codigo }, { sinal: signal }),
    // A form is filled from it: it opens with what is on the server, and does not change under who is typing.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const consultaDoLaboratorio = (mudancas: EntradaDaApi<'GET /simulador/laboratorio'>) =>
  queryOptions({
    queryKey: ['simulador', 'laboratorio', mudancas],
    queryFn: ({ signal }) => api('GET /simulador/laboratorio', mudancas, { sinal: signal }),
  })

/** Inactive ones too: what if everybody went back to last year's. */
export const consultaDasTabelas = queryOptions({
  queryKey: ['tabela-preco', 'todas'],
  queryFn: ({ signal }) => api('GET /tabela-preco', { limite: 200 }, { sinal: signal }),
})

export function useGravacaoDaSimulacao() {
  const cache = useQueryClient()
  const atualizarListas = () => {
    // Forgotten, not only read again: an empty list that is shown for a moment leads away from itself, to the example.
    cache.removeQueries({ queryKey: ['simulacao', 'lista'] })
    void cache.invalidateQueries({ queryKey: ['dashboard'] })
  }
  const guardar = (salva: Simulacao): Simulacao => {
    cache.setQueryData(consultaDaSimulacao(salva.codigo).queryKey, salva)
    atualizarListas()
    return salva
  }
  return {
    criar: async (dados: DadosLidos) => guardar(await api('POST /simulacao', dados)),
    alterar: async ({ codigo, versao }: Simulacao, dados: DadosLidos) =>
      guardar(await api('PUT /simulacao/:codigo', { ...dados, codigo, versao })),
    duplicar: async ({ codigo }: Simulacao, nome: string) =>
      guardar(await api('POST /simulacao/:codigo/duplicar', { codigo, nome })),
    excluir: async ({ codigo }: Simulacao) => {
      await api('DELETE /simulacao/:codigo', { codigo })
      atualizarListas()
    },
  }
}
