import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { FichaComum } from '@vetlume/dominio/cadastro'
import { api } from '../../../lib/navegador.ts'

/** The registry's path is data here; `definirRegistro` and `telaDeCadastro` tie it to the contract's types. */
const chamar = api as unknown as (
  chave: string,
  entrada: Readonly<Record<string, unknown>>,
  opcoes?: { sinal: AbortSignal },
) => Promise<unknown>

export const consultaDoRegistro = <F extends FichaComum>(caminho: string, codigo: string) =>
  queryOptions({
    queryKey: [caminho, 'um', codigo],
    queryFn: ({ signal }) => chamar(`GET /${caminho}/:codigo`, { codigo }, { sinal: signal }) as Promise<F>,
    // A form is filled from it: it opens with what is on the server, and does not change under who is typing.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Writes of a registry. Lists, search fields and histories on screen follow; `tambem` are other caches that show it. */
export function useGravacao<F extends FichaComum>(caminho: string, tambem: readonly string[] = []) {
  const cache = useQueryClient()
  const invalidar = (codigo: string) => {
    const chaves = [
      [caminho, 'lista'],
      [caminho, 'opcoes'],
      [caminho, 'vista'],
      ['filtro'],
      ['historico', caminho, codigo],
    ]
    for (const queryKey of [...chaves, ...tambem.map((chave) => [chave])]) void cache.invalidateQueries({ queryKey })
  }
  const guardar = (ficha: F): F => {
    cache.setQueryData(consultaDoRegistro<F>(caminho, ficha.codigo).queryKey, ficha)
    invalidar(ficha.codigo)
    return ficha
  }
  return {
    criar: async (dados: object) => guardar((await chamar(`POST /${caminho}`, { ...dados })) as F),
    alterar: async ({ codigo, versao }: F, dados: object) =>
      guardar((await chamar(`PUT /${caminho}/:codigo`, { ...dados, codigo, versao })) as F),
    mudarSituacao: async ({ codigo, versao }: F, ativo: boolean) =>
      guardar((await chamar(`PUT /${caminho}/:codigo/situacao`, { codigo, versao, ativo })) as F),
    excluir: async ({ codigo }: F) => {
      await chamar(`DELETE /${caminho}/:codigo`, { codigo })
      invalidar(codigo)
    },
  }
}
