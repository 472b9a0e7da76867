import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { MAXIMO_DE_MOVIMENTOS } from '@vetlume/dominio/conciliacao'
import { api } from '../../lib/navegador.ts'

/** Reading a statement of a year takes a moment. */
const PRAZO_DE_IMPORTAR_MS = 60_000

/** Lines that wait, the oldest first, each with what it most likely is: what the books have changes under it. */
export const consultaDosPendentes = (contaFinanceira: string) =>
  queryOptions({
    queryKey: ['movimento-bancario', 'pendentes', contaFinanceira],
    queryFn: ({ signal }) =>
      api(
        'GET /movimento-bancario',
        { contaFinanceira, estado: 'PENDENTE', limite: MAXIMO_DE_MOVIMENTOS },
        { sinal: signal },
      ),
    staleTime: 0,
  })

export const consultaDaSituacao = (contaFinanceira: string) =>
  queryOptions({
    queryKey: ['conciliacao', contaFinanceira],
    queryFn: ({ signal }) => api('GET /conciliacao', { contaFinanceira }, { sinal: signal }),
  })

export const consultaDosCandidatos = (codigo: string, busca: string) =>
  queryOptions({
    queryKey: ['movimento-bancario', 'candidatos', codigo, busca],
    queryFn: ({ signal }) =>
      api('GET /movimento-bancario/:codigo/candidatos', busca === '' ? { codigo } : { codigo, busca }, {
        sinal: signal,
      }),
    staleTime: 0,
  })

export const enviarExtrato = (entrada: {
  contaFinanceira: string
  arquivo: File
  contaDoArquivo?: string
  mapa?: string
}) => api('POST /extrato-bancario', entrada, { prazoMs: PRAZO_DE_IMPORTAR_MS })

/** What shows lines of the bank, or what they pay. */
const COM_BANCO = new Set([
  'movimento-bancario',
  'conciliacao',
  'pagamento-sem-extrato',
  'contas-receber',
  'contas-pagar',
  'conta-financeira',
  'transferencia',
  'lancamento',
  'balancete',
  'razao',
  'fluxo-caixa',
  'demonstrativo-resultado',
  'contribuicao',
  'dashboard',
  'historico',
])

/** After a line was reconciled, everything that shows it or what it paid asks again. */
export function useAtualizarBanco(): () => Promise<void> {
  const cliente = useQueryClient()
  return () => cliente.invalidateQueries({ predicate: ({ queryKey: [de] }) => COM_BANCO.has(String(de)) })
}
