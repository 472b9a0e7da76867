import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { EntradaDaApi } from '../../lib/api.ts'
import { api } from '../../lib/navegador.ts'
import { PRAZO_DE_IMPRIMIR_MS } from '../../lib/prazo-de-imprimir.ts'

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

export type PedidoDoDre = EntradaDaApi<'GET /demonstrativo-resultado'>

export const consultaDoDre = (pedido: PedidoDoDre) =>
  queryOptions({
    queryKey: ['demonstrativo-resultado', pedido],
    queryFn: ({ signal }) => api('GET /demonstrativo-resultado', pedido, { sinal: signal }),
  })

export const buscarDreEmPdf = (pedido: PedidoDoDre) =>
  api('GET /demonstrativo-resultado/pdf', pedido, { prazoMs: PRAZO_DE_IMPRIMIR_MS })

export const consultaDoFluxo = (entrada: EntradaDaApi<'GET /fluxo-caixa'>) =>
  queryOptions({
    queryKey: ['fluxo-caixa', entrada],
    queryFn: ({ signal }) => api('GET /fluxo-caixa', entrada, { sinal: signal }),
  })

export const consultaDaContribuicao = (entrada: EntradaDaApi<'GET /contribuicao'>) =>
  queryOptions({
    queryKey: ['contribuicao', entrada],
    queryFn: ({ signal }) => api('GET /contribuicao', entrada, { sinal: signal }),
  })

export const consultaDoBalancete = (entrada: EntradaDaApi<'GET /balancete'>) =>
  queryOptions({
    queryKey: ['balancete', entrada],
    queryFn: ({ signal }) => api('GET /balancete', entrada, { sinal: signal }),
  })

export const consultaDaTransferencia = (codigo: string) =>
  queryOptions({
    queryKey: ['transferencia', 'uma', codigo],
    queryFn: ({ signal }) => api('GET /transferencia/:codigo', { codigo }, { sinal: signal }),
  })

/** Where money may go now. */
export const consultaDasContasAtivas = queryOptions({
  queryKey: ['conta-financeira', 'ativas'],
  queryFn: ({ signal }) => api('GET /conta-financeira', { ativo: 'true', limite: 200 }, { sinal: signal }),
})

export const consultaDasContasFinanceiras = queryOptions({
  queryKey: ['conta-financeira', 'todas'],
  queryFn: ({ signal }) => api('GET /conta-financeira', { limite: 200 }, { sinal: signal }),
})

export const consultaDoRecebimento = queryOptions({
  queryKey: ['recebimento'],
  queryFn: ({ signal }) => api('GET /recebimento', {}, { sinal: signal }),
})

/** Whoever shows a Pix shows another once the account of the company changes. */
export function useAtualizarRecebimento(): () => Promise<void> {
  const cliente = useQueryClient()
  const mudam = new Set(['recebimento', 'contas-receber', 'contas-pagar', 'fechamento'])
  return () => cliente.invalidateQueries({ predicate: ({ queryKey: [de] }) => mudam.has(String(de)) })
}

/** What shows money that moved: books, statements, accounts and panels. */
const COM_DINHEIRO = new Set([
  'contas-pagar',
  'contas-receber',
  'lancamento',
  'balancete',
  'razao',
  'fluxo-caixa',
  'transferencia',
  'pagamento-sem-extrato',
  'movimento-bancario',
  'conciliacao',
  'demonstrativo-resultado',
  'contribuicao',
  'conta-financeira',
  'dashboard',
  'historico',
  'atendimento',
  'fechamento',
  'acerto',
])

/** After money moved, everything that shows it asks again. */
export function useAtualizarDinheiro(): () => Promise<void> {
  const cliente = useQueryClient()
  return () => cliente.invalidateQueries({ predicate: ({ queryKey: [de] }) => COM_DINHEIRO.has(String(de)) })
}
