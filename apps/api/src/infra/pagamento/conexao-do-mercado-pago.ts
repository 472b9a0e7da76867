import {
  MercadoPagoConfig,
  MPAuthenticationError,
  MPBadRequestError,
  MPForbiddenError,
  MPNotFoundError,
  MPPaymentError,
  MPValidationError,
  User,
} from 'mercadopago'
import { CredenciaisRecusadas, PagamentoIndisponivel } from './porta.ts'

/** With the retries, less than what a lost reply waits to be asked about. */
const PRAZO_MS = 8_000
const ESPERA_MS = 500
const MAIOR_ESPERA_MS = 2_000
const REPETICOES = 2

/** What was asked cannot be done, and asking again changes nothing; anything else may have been done. */
const RECUSAS = [MPBadRequestError, MPNotFoundError, MPPaymentError, MPValidationError]
export const recusado = (erro: unknown): boolean => RECUSAS.some((tipo) => erro instanceof tipo)

const SEM_ACESSO = [MPAuthenticationError, MPForbiddenError]

/** Throws `PagamentoIndisponivel`, or what says that it was refused. */
export async function pedir<T>(trabalho: () => Promise<T>): Promise<T> {
  try {
    return await trabalho()
  } catch (erro) {
    if (recusado(erro)) throw erro
    if (SEM_ACESSO.some((tipo) => erro instanceof tipo))
      throw new CredenciaisRecusadas('o Mercado Pago não aceita as credenciais', { cause: erro })
    throw new PagamentoIndisponivel('o Mercado Pago não respondeu', { cause: erro })
  }
}

/** Null: it was refused. */
export async function ouRecusa<T>(trabalho: () => Promise<T>): Promise<T | null> {
  try {
    return await pedir(trabalho)
  } catch (erro) {
    if (recusado(erro)) return null
    throw erro
  }
}

export interface Conexao {
  token: string
  /** Of each asking, and between two of them. */
  prazoMs?: number
  esperaMs?: number
}

/** A configuration for each asking: the library writes the key of one into what it was given. */
export type Configurar = (idempotencyKey?: string) => MercadoPagoConfig

export function criarConexao({ token, prazoMs = PRAZO_MS, esperaMs = ESPERA_MS }: Conexao): Configurar {
  const options = { timeout: prazoMs, maxRetries: REPETICOES, initialDelay: esperaMs, maxDelay: MAIOR_ESPERA_MS }
  return (idempotencyKey) =>
    new MercadoPagoConfig({
      accessToken: token,
      options: { ...options, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) },
    })
}

/** Whose account a token opens, as people know it there. Throws `CredenciaisRecusadas`. */
export async function titularDoToken(conexao: Conexao): Promise<string> {
  const config = criarConexao(conexao)
  const { nickname, email, id } = await pedir(() => new User(config()).get())
  return nickname ?? email ?? `conta ${id ?? ''}`.trim()
}
