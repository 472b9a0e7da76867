import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/navegador.ts'
import { PRAZO_DE_IMPRIMIR_MS } from '../../lib/prazo-de-imprimir.ts'

export const consultaDaPrevia = (ate: string | undefined) =>
  queryOptions({
    queryKey: ['fechamento', 'previa', ate ?? null],
    queryFn: ({ signal }) => api('GET /fechamento/previa', ate === undefined ? {} : { ate }, { sinal: signal }),
    staleTime: 0,
  })

export const consultaDoFechamento = (codigo: string) =>
  queryOptions({
    queryKey: ['fechamento', 'um', codigo],
    queryFn: ({ signal }) => api('GET /fechamento/:codigo', { codigo }, { sinal: signal }),
  })

export const buscarExtrato = (codigo: string) =>
  api('GET /fechamento/:codigo/pdf', { codigo }, { prazoMs: PRAZO_DE_IMPRIMIR_MS })

/** What shows closings, or what they charge. */
const COM_FECHAMENTO = new Set([
  'fechamento',
  'contas-receber',
  'contas-pagar',
  'lancamento',
  'fluxo-caixa',
  'demonstrativo-resultado',
  'contribuicao',
  'balancete',
  'razao',
  'dashboard',
  'historico',
  'atendimento',
])

/** After a closing changed, everything that shows it asks again. */
export function useAtualizarFechamentos(): () => Promise<void> {
  const cliente = useQueryClient()
  return () => cliente.invalidateQueries({ predicate: ({ queryKey: [de] }) => COM_FECHAMENTO.has(String(de)) })
}
