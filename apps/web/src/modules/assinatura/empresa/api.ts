import { queryOptions } from '@tanstack/react-query'
import type { Ciclo } from '@vetlume/dominio/conta'
import { api } from '../../../lib/navegador.ts'

export const CHAVE_DA_ASSINATURA = ['assinatura'] as const

export const consultaDaAssinatura = queryOptions({
  queryKey: [...CHAVE_DA_ASSINATURA, 'situacao'],
  queryFn: ({ signal }) => api('GET /assinatura', {}, { sinal: signal }),
})

const ULTIMAS = 12
export const consultaDasCobrancas = queryOptions({
  queryKey: [...CHAVE_DA_ASSINATURA, 'cobrancas'],
  queryFn: ({ signal }) => api('GET /assinatura/cobranca', { limite: ULTIMAS }, { sinal: signal }),
})

export const consultaDosPlanos = queryOptions({
  queryKey: ['plano', 'publico'],
  queryFn: ({ signal }) => api('GET /plano/publico', {}, { sinal: signal }),
})

export interface Escolha {
  plano: string
  ciclo: Ciclo
  cupom: string
}

/** Asked anew for each choice: nothing of it is computed here. */
export const consultaDaCotacao = ({ plano, ciclo, cupom }: Escolha) =>
  queryOptions({
    queryKey: [...CHAVE_DA_ASSINATURA, 'cotacao', plano, ciclo, cupom],
    queryFn: ({ signal }) =>
      api('GET /assinatura/cotacao', { plano, ciclo, ...(cupom === '' ? {} : { cupom }) }, { sinal: signal }),
    staleTime: 0,
  })
