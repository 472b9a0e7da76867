import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/navegador.ts'
import { PRAZO_DE_IMPRIMIR_MS } from '../../lib/prazo-de-imprimir.ts'

export const consultaDaPrevia = (ate: string | undefined) =>
  queryOptions({
    queryKey: ['acerto', 'previa', ate ?? null],
    queryFn: ({ signal }) => api('GET /acerto/previa', ate === undefined ? {} : { ate }, { sinal: signal }),
    staleTime: 0,
  })

export const consultaDoAcerto = (codigo: string) =>
  queryOptions({
    queryKey: ['acerto', 'um', codigo],
    queryFn: ({ signal }) => api('GET /acerto/:codigo', { codigo }, { sinal: signal }),
  })

export const buscarExtrato = (codigo: string) =>
  api('GET /acerto/:codigo/pdf', { codigo }, { prazoMs: PRAZO_DE_IMPRIMIR_MS })

/** What shows settlements, or what they pay. */
const COM_ACERTO = new Set([
  'acerto',
  'contas-pagar',
  'lancamento',
  'fluxo-caixa',
  'demonstrativo-resultado',
  'contribuicao',
  'balancete',
  'razao',
  'dashboard',
  'historico',
])

/** After a settlement changed, everything that shows it asks again. */
export function useAtualizarAcertos(): () => Promise<void> {
  const cliente = useQueryClient()
  return () => cliente.invalidateQueries({ predicate: ({ queryKey: [de] }) => COM_ACERTO.has(String(de)) })
}
