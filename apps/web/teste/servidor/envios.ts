/** What is sent showing its progress goes by XMLHttpRequest: here it asks what `fetch` would. */
class EnvioPeloFetch {
  readonly upload: { onprogress: unknown } = { onprogress: null }
  responseType = ''
  status = 0
  response: Blob | null = null
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onloadend: (() => void) | null = null
  readonly #cancelamento = new AbortController()
  readonly #cabecalhos = new Headers()
  #metodo = 'POST'
  #url = ''
  #tipo: string | null = null

  open(metodo: string, url: string): void {
    this.#metodo = metodo
    this.#url = url
  }
  setRequestHeader(nome: string, valor: string): void {
    this.#cabecalhos.set(nome, valor)
  }
  /** The content's type, which is all that is asked for. */
  getResponseHeader(): string | null {
    return this.#tipo
  }
  abort(): void {
    this.#cancelamento.abort()
  }
  send(corpo: BodyInit | null): void {
    void this.#enviar(corpo).finally(() => this.onloadend?.())
  }
  async #enviar(body: BodyInit | null): Promise<void> {
    const { signal } = this.#cancelamento
    try {
      const resposta = await fetch(this.#url, { method: this.#metodo, headers: this.#cabecalhos, body, signal })
      this.#tipo = resposta.headers.get('Content-Type')
      this.status = resposta.status
      this.response = await resposta.blob()
      this.onload?.()
    } catch {
      if (!signal.aborted) this.onerror?.()
    }
  }
}

export function ligarEnvios(): void {
  globalThis.XMLHttpRequest = EnvioPeloFetch as unknown as typeof XMLHttpRequest
}
