import { keepPreviousData, queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ESTADOS_DO_AGENDAMENTO, type ItemDoPeriodo, type PeriodoDaAgenda } from '@vetlume/dominio/agenda'
import { useCallback } from 'react'
import type { EntradaDaApi } from '../../lib/api.ts'
import { api } from '../../lib/navegador.ts'
import { periodoDa, type Vista } from './vista.ts'

export const CHAVE_DO_PERIODO = ['agenda', 'periodo'] as const

/**
 * What a view draws. Specialists and states are filtered on screen, at once; only the cancelled ones, which nobody looks
 * at as a rule, and the clinic change what is asked.
 */
export function consultaDoPeriodo(vista: Vista) {
  const { de, ate } = periodoDa(vista)
  const comCancelados = vista.estados.includes('CANCELADO')
  const pedido: EntradaDaApi<'GET /agendamento/periodo'> = {
    de,
    ate,
    ...(vista.parceiro === null ? {} : { parceiro: vista.parceiro }),
    ...(comCancelados ? { estados: ESTADOS_DO_AGENDAMENTO.join(',') } : {}),
  }
  return queryOptions({
    queryKey: [...CHAVE_DO_PERIODO, pedido],
    queryFn: ({ signal }) => api('GET /agendamento/periodo', pedido, { sinal: signal }),
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    // `useAgendaViva` says when to look again.
    refetchOnWindowFocus: false,
  })
}

/** Browsers count a timer in 31 bits: what changes later than this is asked for when that time comes. */
const MAIOR_ESPERA_MS = 3_600_000

/** How long to wait until something changes by the clock; false when nothing will. */
export const ateMudar = (instante: string | null, agoraMs: number): number | false =>
  instante === null ? false : Math.min(Math.max(Date.parse(instante) - agoraMs, 0) + 500, MAIOR_ESPERA_MS)

export const consultaDoAgendamento = (codigo: string) =>
  queryOptions({
    queryKey: ['agenda', 'um', codigo],
    queryFn: ({ signal }) => api('GET /agendamento/:codigo', { codigo }, { sinal: signal }),
    staleTime: 5_000,
    // What the clock allows changes while the record is open.
    refetchInterval: ({ state: { data } }) => ateMudar(data?.permissoesAte ?? null, Date.now()),
  })

const DEPENDENTES = new Set(['agenda', 'animal', 'atendimento', 'dashboard', 'lista-espera', 'historico'])

/** Refreshes what an appointment touches: the calendar, itself, the waiting list and what counts them. */
export function useAtualizarAgenda(): () => Promise<void> {
  const cliente = useQueryClient()
  return useCallback(
    () => cliente.invalidateQueries({ predicate: ({ queryKey: [raiz] }) => DEPENDENTES.has(String(raiz)) }),
    [cliente],
  )
}

/** Changes one appointment in every calendar in memory. */
export function mudarNoCalendario(cliente: QueryClient, codigo: string, mudanca: Partial<ItemDoPeriodo>): void {
  cliente.setQueriesData<PeriodoDaAgenda>({ queryKey: CHAVE_DO_PERIODO }, (periodo) => {
    const item = periodo?.itens.find((outro) => outro.codigo === codigo)
    if (periodo === undefined || item === undefined) return periodo
    return { ...periodo, itens: periodo.itens.map((outro) => (outro === item ? { ...item, ...mudanca } : outro)) }
  })
}

/** An appointment as the calendars in memory have it now. */
export const lerNoCalendario = (cliente: QueryClient, codigo: string): ItemDoPeriodo | undefined =>
  cliente
    .getQueriesData<PeriodoDaAgenda>({ queryKey: CHAVE_DO_PERIODO })
    .flatMap(([, periodo]) => periodo?.itens ?? [])
    .find((item) => item.codigo === codigo)
