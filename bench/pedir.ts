const TIPO = { 'content-type': 'application/json' }

type Corpo = FormData | object

export type Pedinte = <T>(metodo: 'GET' | 'POST' | 'PUT', caminho: string, corpo?: Corpo) => Promise<T>

/** Asks the API at `base` as who has this token, or as nobody. What is refused is an error with what it said. */
export function pedirEm(base: string, token?: string): Pedinte {
  return async (method, caminho, corpo) => {
    const emJson = corpo !== undefined && !(corpo instanceof FormData)
    const resposta = await fetch(`${base}/api${caminho}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(emJson ? TIPO : {}),
        ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(corpo === undefined ? {} : { body: corpo instanceof FormData ? corpo : JSON.stringify(corpo) }),
    })
    if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${await resposta.text()}`)
    return (resposta.status === 204 ? undefined : await resposta.json()) as never
  }
}
