import { estaPago } from '@vetlume/dominio/assinatura'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CobrancaPix } from '@vetlume/dominio/financeiro'
import { useEffect } from 'react'
import { api } from '../../lib/navegador.ts'
import { estaAoVivo, useTempoReal } from '../../lib/use-tempo-real.ts'

export type LivroDoPix = 'contas-pagar' | 'contas-receber'

/** How often it is asked for where nothing is told. */
const SEM_AO_VIVO_MS = 5_000

const ESPERA = new Set<CobrancaPix['estado']>(['CRIADA', 'PENDENTE'])

/** What shows what is owed. */
const COM_O_QUE_SE_DEVE = new Set([
  'contas-receber',
  'contas-pagar',
  'fechamento',
  'atendimento',
  'conta-financeira',
  'dashboard',
])

/** What became of a Pix of a provider, told as it happens. */
function useCobrancaAoVivo(livro: LivroDoPix, cobranca: CobrancaPix | null): CobrancaPix | null {
  const cliente = useQueryClient()
  const codigo = cobranca?.codigo ?? ''
  const { data, refetch } = useQuery({
    queryKey: ['pix', 'estado', livro, codigo],
    queryFn: ({ signal }) => api(`GET /${livro}/pix/:codigo`, { codigo }, { sinal: signal }),
    enabled: cobranca !== null,
    initialData: cobranca ?? undefined,
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data !== undefined && ESPERA.has(state.data.estado) && !estaAoVivo() ? SEM_AO_VIVO_MS : false,
  })
  useTempoReal((mensagem) => {
    if (cobranca === null) return
    if (mensagem.tipo === 'pronto' || (mensagem.tipo === 'pix' && mensagem.cobranca === codigo)) void refetch()
  })
  const pago = data !== undefined && estaPago(data.estado)
  useEffect(() => {
    if (pago) void cliente.invalidateQueries({ predicate: ({ queryKey: [de] }) => COM_O_QUE_SE_DEVE.has(String(de)) })
  }, [pago, cliente])
  return data ?? null
}

/** The Pix of accounts, asked for when it is shown; without `titulos`, of all that is overdue. */
export function usePixAPagar(livro: LivroDoPix, titulos?: readonly string[]) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['pix', 'pedido', livro, titulos ?? 'vencidas'],
    queryFn: () => api(`POST /${livro}/pix`, titulos === undefined ? {} : { titulos: [...titulos] }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const cobranca = useCobrancaAoVivo(livro, data?.cobranca ?? null)
  return { data, error, cobranca, pedindo: isFetching, pedir: () => void refetch() }
}
export type PixAPagar = ReturnType<typeof usePixAPagar>
