import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../../lib/navegador.ts'

const CHAVE_DA_ASSINATURA = ['assinatura'] as const

/** Reads again what the screens show of the subscription. */
export function useAtualizarAssinatura(): () => Promise<void> {
  const cache = useQueryClient()
  return useCallback(() => cache.invalidateQueries({ queryKey: CHAVE_DA_ASSINATURA }), [cache])
}

export const consultaDaAssinatura = queryOptions({
  queryKey: [...CHAVE_DA_ASSINATURA, 'situacao'],
  queryFn: ({ signal }) => api('GET /assinatura', {}, { sinal: signal }),
})

/** Five years of months: beyond them the screen says that there are more. */
const ULTIMAS = 60
export const consultaDasCobrancas = queryOptions({
  queryKey: [...CHAVE_DA_ASSINATURA, 'cobrancas'],
  queryFn: ({ signal }) => api('GET /assinatura/cobranca', { limite: ULTIMAS }, { sinal: signal }),
})

export const consultaDasNotas = queryOptions({
  queryKey: [...CHAVE_DA_ASSINATURA, 'notas'],
  queryFn: ({ signal }) => api('GET /assinatura/nota', {}, { sinal: signal }),
})

export const consultaDosDadosFiscais = queryOptions({
  queryKey: [...CHAVE_DA_ASSINATURA, 'dados-fiscais'],
  queryFn: ({ signal }) => api('GET /assinatura/dados-fiscais', {}, { sinal: signal }),
})

export const consultaDosPlanos = queryOptions({
  queryKey: ['plano', 'publico'],
  queryFn: ({ signal }) => api('GET /plano/publico', {}, { sinal: signal }),
})
