import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { EntradaDaApi } from '../../lib/api.ts'
import { api } from '../../lib/navegador.ts'
import { PRAZO_DE_IMPRIMIR_MS } from '../../lib/prazo-de-imprimir.ts'

const PRAZO_DE_SALVAR_MS = 15_000
export const CHAVE_DO_MODELO = 'modelo-documento'

export const consultaDeVersoes = (codigo: string) =>
  queryOptions({
    queryKey: [CHAVE_DO_MODELO, 'versoes', codigo],
    queryFn: ({ signal }) => api('GET /modelo-documento/:codigo/versoes', { codigo }, { sinal: signal }),
  })

export const buscarVersao = (codigo: string, versao: string) =>
  api('GET /modelo-documento/:codigo/versoes/:versao', { codigo, versao })

/** Forgotten when it leaves the screen: an old copy of a draft would open as a conflict. */
export const consultaDaVersao = (codigo: string, versao: string) =>
  queryOptions({
    queryKey: [CHAVE_DO_MODELO, 'versao', codigo, versao],
    queryFn: () => buscarVersao(codigo, versao),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const salvarRascunho = (rascunho: EntradaDaApi<'PUT /modelo-documento/:codigo/rascunho'>) =>
  api('PUT /modelo-documento/:codigo/rascunho', rascunho, { prazoMs: PRAZO_DE_SALVAR_MS })

interface PedidoDePrevia {
  codigo: string
  animal: string
  versao: string | undefined
}

const semVersao = ({ codigo, animal, versao }: PedidoDePrevia) => ({
  codigo,
  animal,
  ...(versao === undefined ? {} : { versao }),
})

/** Always asked again: the draft may have changed. */
export const consultaDaPrevia = (pedido: PedidoDePrevia) =>
  queryOptions({
    queryKey: [CHAVE_DO_MODELO, 'previa', pedido],
    queryFn: ({ signal }) => api('GET /modelo-documento/:codigo/previa', semVersao(pedido), { sinal: signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export const buscarPdfDaPrevia = (pedido: PedidoDePrevia) =>
  api('GET /modelo-documento/:codigo/previa/pdf', semVersao(pedido), { prazoMs: PRAZO_DE_IMPRIMIR_MS })

export const buscarPdfEmitido = (codigo: string) =>
  api('GET /documento-emitido/:codigo/pdf', { codigo }, { prazoMs: PRAZO_DE_IMPRIMIR_MS })

export const consultaDeEmitidos = (alvo: { animal: string } | { atendimento: string }) =>
  queryOptions({
    queryKey: ['documento-emitido', alvo],
    queryFn: ({ signal }) => api('GET /documento-emitido', alvo, { sinal: signal }),
  })

/** Something done to a model: its record, its versions, the lists and the trail on screen follow. */
export function useAcaoDoModelo<E, R>(executar: (entrada: E) => Promise<R>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: executar,
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: [CHAVE_DO_MODELO] })
      void cache.invalidateQueries({ queryKey: ['historico', CHAVE_DO_MODELO] })
      // Laudos choose among the published ones.
      void cache.invalidateQueries({ queryKey: ['laudo', 'modelos'] })
    },
  })
}
