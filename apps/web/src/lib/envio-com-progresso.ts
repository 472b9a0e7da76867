/**
 * `fetch`, except when someone wants to see the upload progress, which only XMLHttpRequest reports.
 * Same result and same exceptions as `fetch` in both cases. Progress is a share, 0 to 1.
 */
export function enviar(url: string, opcoes: RequestInit, aoProgredir?: (fracao: number) => void): Promise<Response> {
  if (aoProgredir === undefined) return fetch(url, opcoes)
  return new Promise((resolver, rejeitar) => {
    const pedido = new XMLHttpRequest()
    pedido.open(opcoes.method ?? 'POST', url)
    pedido.responseType = 'blob'
    new Headers(opcoes.headers).forEach((valor, nome) => pedido.setRequestHeader(nome, valor))
    const sinal = opcoes.signal ?? null
    const cancelar = () => {
      pedido.abort()
      rejeitar(sinal?.reason)
    }
    if (sinal?.aborted === true) return cancelar()
    sinal?.addEventListener('abort', cancelar, { once: true })
    pedido.upload.onprogress = ({ loaded, total }) => total > 0 && aoProgredir(loaded / total)
    pedido.onload = () => resolver(comoResposta(pedido))
    pedido.onerror = () => rejeitar(new TypeError('Failed to fetch'))
    pedido.onloadend = () => sinal?.removeEventListener('abort', cancelar)
    pedido.send(opcoes.body as XMLHttpRequestBodyInit | null)
  })
}

function comoResposta(pedido: XMLHttpRequest): Response {
  const cabecalhos = new Headers()
  const tipo = pedido.getResponseHeader('Content-Type')
  if (tipo !== null) cabecalhos.set('Content-Type', tipo)
  const semCorpo = pedido.status === 204 || pedido.status === 304
  return new Response(semCorpo ? null : (pedido.response as Blob), { status: pedido.status, headers: cabecalhos })
}
