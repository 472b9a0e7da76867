import { pedirEm } from './pedir.ts'

/** Signs in and chooses a company, by default the first. `corpo` is the sign-in itself, to be repeated under load. */
export async function entrar(base: string, identificador: string, codigoCliente?: string) {
  const corpo = { identificador, senha: 'demonstracao' }
  const { token, user } = await pedirEm(base)<{ token: string; user: { codigo: string } }>('POST', '/auth/login', corpo)
  const pedir = pedirEm(base, token)
  const [primeira] = await pedir<{ codigo: string }[]>('GET', `/cliente/multiplos?codigoUsuario=${user.codigo}`)
  return pedir<{ token: string }>('POST', '/auth/contexto', { codigoCliente: codigoCliente ?? primeira?.codigo })
}
