import type { DependenciasDoHttp } from './http.ts'

type Enviar = DependenciasDoHttp['enviar']

/** One GET that the document's first script made while the code was on its way (`src/inicio.ts`). */
export interface Adiantado {
  url: string
  token: string
  resposta: Promise<Response>
  /** A screen was already held back for it: what nobody takes then keeps no other waiting. */
  esperado?: boolean
}

declare global {
  // Only a `var` becomes a property of `globalThis`.
  var vlAdiantado: Adiantado | undefined
}

/** Answers the first request that asks the same, of the same session, with what is already coming. Only once. */
export function comAdiantado(enviar: Enviar): Enviar {
  return (url, opcoes, aoProgredir) => {
    const adiantado = globalThis.vlAdiantado
    const mesmo =
      adiantado?.url === url &&
      opcoes.method === 'GET' &&
      new Headers(opcoes.headers).get('Authorization') === `Bearer ${adiantado.token}`
    if (!mesmo) return enviar(url, opcoes, aoProgredir)
    globalThis.vlAdiantado = undefined
    return adiantado.resposta.catch(() => enviar(url, opcoes, aoProgredir))
  }
}
