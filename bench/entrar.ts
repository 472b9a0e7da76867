const TIPO = { 'content-type': 'application/json' }

async function pedir<T>(endereco: string, opcoes: RequestInit = {}): Promise<T> {
  const resposta = await fetch(endereco, opcoes)
  if (!resposta.ok) throw new Error(`${endereco}: ${resposta.status} ${await resposta.text()}`)
  return (await resposta.json()) as T
}

/** Signs in and chooses a company, by default the first. `corpo` is the sign-in itself, to be repeated under load. */
export async function entrar(base: string, identificador: string, codigoCliente?: string) {
  const corpo = JSON.stringify({ identificador, senha: 'demonstracao' })
  const { token, user } = await pedir<{ token: string; user: { codigo: string } }>(`${base}/api/auth/login`, {
    method: 'POST',
    headers: TIPO,
    body: corpo,
  })
  const headers = { ...TIPO, authorization: `Bearer ${token}` }
  const [primeira] = await pedir<{ codigo: string }[]>(`${base}/api/cliente/multiplos?codigoUsuario=${user.codigo}`, {
    headers,
  })
  const contexto = await pedir<{ token: string }>(`${base}/api/auth/contexto`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ codigoCliente: codigoCliente ?? primeira?.codigo }),
  })
  return { token: contexto.token, corpo }
}
