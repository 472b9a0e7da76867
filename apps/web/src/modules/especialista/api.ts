import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { EntradaDaApi } from '../../lib/api.ts'
import { api } from '../../lib/navegador.ts'

type Escrita =
  | 'PUT /especialista/:codigo/horarios'
  | 'POST /especialista/:codigo/excecoes'
  | 'PUT /especialista/:codigo/excecoes/:excecao'
  | 'DELETE /especialista/:codigo/excecoes/:excecao'
  | 'POST /especialista/:codigo/assumir'
  | 'POST /especialista/:codigo/assinatura/imagem'
  | 'DELETE /especialista/:codigo/assinatura/imagem'
  | 'POST /especialista/:codigo/assinatura/certificado'
  | 'DELETE /especialista/:codigo/assinatura/certificado'
  | 'POST /especialista/:codigo/repasse'
  | 'PUT /especialista/:codigo/repasse/:regra'
  | 'PUT /especialista/:codigo/repasse/:regra/fim'
  | 'POST /especialista/:codigo/repasse/:regra/substituir'
  | 'DELETE /especialista/:codigo/repasse/:regra'

const chave = (codigo: string, parte: string) => ['especialista', 'parte', codigo, parte] as const

export const consultaDosHorarios = (codigo: string) =>
  queryOptions({
    queryKey: chave(codigo, 'horarios'),
    queryFn: ({ signal }) => api('GET /especialista/:codigo/horarios', { codigo }, { sinal: signal }),
  })

export const consultaDasJanelas = (codigo: string, de: string, ate: string) =>
  queryOptions({
    queryKey: [...chave(codigo, 'janelas'), de, ate],
    queryFn: ({ signal }) => api('GET /especialista/:codigo/janelas', { codigo, de, ate }, { sinal: signal }),
  })

export const consultaDoAcesso = (codigo: string) =>
  queryOptions({
    queryKey: chave(codigo, 'acesso'),
    queryFn: ({ signal }) => api('GET /especialista/:codigo/acesso', { codigo }, { sinal: signal }),
  })

export const consultaDaAssinatura = (codigo: string) =>
  queryOptions({
    queryKey: chave(codigo, 'assinatura'),
    queryFn: ({ signal }) => api('GET /especialista/:codigo/assinatura', { codigo }, { sinal: signal }),
  })

/** The bytes of one image: another image is another key. */
export const consultaDaImagem = (codigo: string, sha256: string) =>
  queryOptions({
    queryKey: [...chave(codigo, 'imagem'), sha256],
    queryFn: ({ signal }) => api('GET /especialista/:codigo/assinatura/imagem', { codigo }, { sinal: signal }),
    staleTime: Infinity,
  })

export const consultaDoRepasse = (codigo: string) =>
  queryOptions({
    queryKey: chave(codigo, 'repasse'),
    queryFn: ({ signal }) => api('GET /especialista/:codigo/repasse', { codigo }, { sinal: signal }),
  })

export const consultaDoTrabalho = (codigo: string) =>
  queryOptions({
    queryKey: chave(codigo, 'trabalho'),
    queryFn: ({ signal }) => api('GET /especialista/:codigo/trabalho', { codigo }, { sinal: signal }),
  })

type PedidoDaPrevia = EntradaDaApi<'GET /especialista/:codigo/repasse/previa'>

export const consultaDaPrevia = (pedido: PedidoDaPrevia) =>
  queryOptions({
    queryKey: [...chave(pedido.codigo, 'repasse'), 'previa', pedido],
    queryFn: ({ signal }) => api('GET /especialista/:codigo/repasse/previa', pedido, { sinal: signal }),
    placeholderData: (anterior) => anterior,
  })

/** A change of a part: everything read of that specialist's parts, and its history, is read again. */
export function useMudanca<K extends Escrita>(rota: K, codigo: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (entrada: Omit<EntradaDaApi<K>, 'codigo'>) => api(rota, ...([{ ...entrada, codigo }] as never)),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['especialista', 'parte', codigo] })
      void cache.invalidateQueries({ queryKey: ['historico', 'especialista', codigo] })
    },
  })
}
