import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { AcaoDoAtendimento } from '@vetlume/dominio/atendimento'
import type { EntradaDaApi } from '../../lib/api.ts'
import { api } from '../../lib/navegador.ts'
import { useAcao as useAcaoNoRegistro } from '../../ui/use-acao.ts'

const chaveDoAtendimento = (codigo: string) => ['atendimento', 'um', codigo] as const

export const consultaDoAtendimento = (codigo: string) =>
  queryOptions({
    queryKey: chaveDoAtendimento(codigo),
    queryFn: ({ signal }) => api('GET /atendimento/:codigo', { codigo }, { sinal: signal }),
    staleTime: 5_000,
  })

/** Pix and payments of a title of this atendimento, for the company. */
export const consultaDoTitulo = (codigo: string) =>
  queryOptions({
    queryKey: ['contas-receber', 'uma', codigo],
    queryFn: ({ signal }) => api('GET /contas-receber/:codigo', { codigo }, { sinal: signal }),
  })

export type PedidoDePreco = EntradaDaApi<'POST /atendimento/preco'>

export const consultaDoPreco = (pedido: PedidoDePreco) =>
  queryOptions({
    queryKey: ['atendimento', 'preco', pedido],
    queryFn: ({ signal }) => api('POST /atendimento/preco', pedido, { sinal: signal }),
    staleTime: 60_000,
    retry: false,
  })

export const abrirAtendimento = (pedido: EntradaDaApi<'POST /atendimento'>) => api('POST /atendimento', pedido)

export const salvarAtendimento = (pedido: EntradaDaApi<'PUT /atendimento/:codigo'>) =>
  api('PUT /atendimento/:codigo', pedido)

type Tamanho = NonNullable<EntradaDaApi<'GET /atendimento/:codigo/anexo/:anexo'>['tamanho']>

/** Bytes of an attachment, which never change. Apart from the atendimento, which is read again after each action. */
export const consultaDoAnexo = (codigo: string, anexo: string, tamanho: Tamanho) =>
  queryOptions({
    queryKey: ['anexo', anexo, tamanho],
    queryFn: ({ signal }) =>
      api('GET /atendimento/:codigo/anexo/:anexo', { codigo, anexo, tamanho }, { sinal: signal }),
    staleTime: Infinity,
  })

/** The money that concluding would write, or that taking it back would cancel: as it is now, never from before. */
export const consultaDaCobranca = (codigo: string) =>
  queryOptions({
    queryKey: ['atendimento', 'cobranca', codigo],
    queryFn: ({ signal }) => api('GET /atendimento/:codigo/cobranca', { codigo }, { sinal: signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Refreshes what an atendimento touches: itself, the lists, and the money and figures that follow from it. */
export function useAtualizar() {
  const cliente = useQueryClient()
  return () => cliente.invalidateQueries({ predicate: ({ queryKey: [raiz] }) => DEPENDENTES.has(String(raiz)) })
}

const DEPENDENTES = new Set([
  'agenda',
  'atendimento',
  'animal',
  'contas-pagar',
  'contas-receber',
  'dashboard',
  'demonstrativo-resultado',
  'contribuicao',
  'balancete',
  'razao',
  'fluxo-caixa',
  'lancamento',
  'laudo',
])

/** Something done to one atendimento. */
export const useAcao = <E, R>(executar: (entrada: E) => Promise<R>, sucesso?: string) =>
  useAcaoNoRegistro(executar, useAtualizar(), sucesso === undefined ? undefined : () => sucesso)

export interface Transicao {
  versao: number
  acao: AcaoDoAtendimento
  motivo?: string
  manterAgendamento?: boolean
}

export const comentariosAnteriores = (codigo: string, antes: string) =>
  api('GET /atendimento/:codigo/comentario', { codigo, antes })

export const transitar = (codigo: string) => (transicao: Transicao) =>
  api('POST /atendimento/:codigo/transicao', { codigo, ...transicao })
