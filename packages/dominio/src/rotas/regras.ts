import {
  REDIRECIONAMENTOS,
  ROTAS_PUBLICAS,
  ROTAS_PUBLICAS_PROPRIAS,
  ROTAS_SEM_TOKEN,
  ROTA_DE_LOGIN,
  ROTA_NAO_ENCONTRADA,
} from './tabela.ts'

const contem = (rotas: readonly string[], caminho: string) => rotas.includes(caminho)

/** Path only: no query, hash or trailing slash, one leading slash. The empty path is `/`. */
export function normalizarCaminho(caminho: string): string {
  const semBusca = caminho.split(/[?#]/, 1)[0] ?? ''
  return `/${semBusca.split('/').filter(Boolean).join('/')}`
}

/** Whether the path may be visited without authentication. */
export function ehRotaPublica(caminho: string): boolean {
  const normalizado = normalizarCaminho(caminho)
  return contem(ROTAS_PUBLICAS, normalizado) || contem(ROTAS_PUBLICAS_PROPRIAS, normalizado)
}

/** Whether requests made from this page go without the bearer header and without the expired-token logout. */
export function dispensaToken(caminho: string): boolean {
  const normalizado = normalizarCaminho(caminho)
  return contem(ROTAS_SEM_TOKEN, normalizado) || contem(ROTAS_PUBLICAS_PROPRIAS, normalizado)
}

/**
 * Where a visit must be sent, or `null` when the path itself is to be shown. Paths that the router does not have (`existe`) go to
 * /notfound whoever asks; known ones outside the public list go to /login without authentication.
 */
export function destinoDaRota(caminho: string, autenticado: boolean, existe: (rota: string) => boolean): string | null {
  const normalizado = normalizarCaminho(caminho)
  if (ehRotaPublica(normalizado)) return null
  const redirecionado = REDIRECIONAMENTOS[normalizado]
  if (redirecionado === undefined && !existe(normalizado)) return ROTA_NAO_ENCONTRADA
  if (!autenticado) return ROTA_DE_LOGIN
  return redirecionado ?? null
}
