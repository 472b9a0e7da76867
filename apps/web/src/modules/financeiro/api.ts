import { queryOptions } from '@tanstack/react-query'
import type { Regime } from '@vetlume/dominio/financeiro'
import type { EntradaDaApi } from '../../lib/api.ts'
import { api } from '../../lib/navegador.ts'

/** The two books have the same shape; who reads them decides what is in them. */
export type Livro = 'contas-pagar' | 'contas-receber'

export type FiltroDoResumo = EntradaDaApi<'GET /contas-receber/resumo'>

export const consultaDoResumo = (livro: Livro, filtro: FiltroDoResumo) =>
  queryOptions({
    queryKey: [livro, 'resumo', filtro],
    queryFn: ({ signal }) => api(`GET /${livro}/resumo`, filtro, { sinal: signal }),
  })

export const consultaDaConta = (livro: Livro, codigo: string) =>
  queryOptions({
    queryKey: [livro, 'uma', codigo],
    queryFn: ({ signal }) => api(`GET /${livro}/:codigo`, { codigo }, { sinal: signal }),
  })

export const consultaDoDre = (ano: number, regime: Regime) =>
  queryOptions({
    queryKey: ['demonstrativo-resultado', ano, regime],
    queryFn: ({ signal }) => api('GET /demonstrativo-resultado', { ano, regime }, { sinal: signal }),
  })

export const consultaDoFluxo = (entrada: EntradaDaApi<'GET /fluxo-caixa'>) =>
  queryOptions({
    queryKey: ['fluxo-caixa', entrada],
    queryFn: ({ signal }) => api('GET /fluxo-caixa', entrada, { sinal: signal }),
  })
