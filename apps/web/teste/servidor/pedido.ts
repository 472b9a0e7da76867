import type { Endpoint } from '@vetlume/dominio/contrato'
import * as z from 'zod/mini'

type Campos = Record<string, unknown>

function daBusca(busca: URLSearchParams): Campos {
  const nomes = [...new Set(busca.keys())]
  return Object.fromEntries(
    nomes.map((nome) => {
      const valores = busca.getAll(nome)
      return [nome, valores.length > 1 ? valores : valores[0]]
    }),
  )
}

function doCorpo(corpo: BodyInit | null | undefined): Campos {
  if (corpo instanceof FormData) return Object.fromEntries(corpo.entries())
  return typeof corpo === 'string' && corpo !== '' ? (JSON.parse(corpo) as Campos) : {}
}

/**
 * What was asked, put together and read as the server does it.
 * @throws when the contract would refuse it: a screen never sends what the contract does not take.
 */
export function lerPedido(
  definicao: Endpoint,
  { url, corpo, parametros }: { url: URL; corpo: BodyInit | null | undefined; parametros: Campos },
): unknown {
  const { arquivo, ...campos }: Campos = { ...daBusca(url.searchParams), ...doCorpo(corpo), ...parametros }
  const bruto = definicao.multipart === true || arquivo === undefined ? campos : { ...campos, arquivo }
  const lido = z.safeParse(definicao.entrada, bruto)
  if (!lido.success) throw new Error(`o contrato recusaria o pedido:\n${z.prettifyError(lido.error)}`)
  return arquivo instanceof Blob ? { ...(lido.data as Campos), arquivo } : lido.data
}
