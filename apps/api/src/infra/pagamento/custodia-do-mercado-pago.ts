import { Customer, CustomerCard } from 'mercadopago'
import { ouRecusa, pedir, type Configurar } from './conexao-do-mercado-pago.ts'
import { comoGuardado } from './ler-do-mercado-pago.ts'
import type { CartaoGuardado, Pagador } from './porta.ts'

const identificacao = (documento: string | null) =>
  documento === null ? {} : { identification: { type: documento.length > 11 ? 'CNPJ' : 'CPF', number: documento } }

export const comoPagador = ({ nome, email, documento }: Pagador) => {
  const [primeiro = nome, ...resto] = nome.trim().split(/\s+/)
  const last_name = resto.join(' ')
  return {
    email,
    first_name: primeiro,
    ...(last_name === '' ? {} : { last_name }),
    ...identificacao(documento),
  }
}

async function acharPagador(config: Configurar, email: string): Promise<string | null> {
  const achados = await pedir(() => new Customer(config()).search({ options: { email, limit: 1 } }))
  return achados.results?.find((achado) => achado.email?.toLowerCase() === email.toLowerCase())?.id ?? null
}

async function garantirPagador(config: Configurar, pagador: Pagador): Promise<string | null> {
  const achado = await acharPagador(config, pagador.email)
  if (achado !== null) return achado
  const criado = await ouRecusa(() => new Customer(config()).create({ body: comoPagador(pagador) }))
  // Refused: most often somebody registered it in between.
  return criado?.id ?? acharPagador(config, pagador.email)
}

/** Puts a card in its custody. Null: it does not keep this one. */
export async function guardarCartao(
  config: Configurar,
  pagador: Pagador,
  token: string,
): Promise<CartaoGuardado | null> {
  const customerId = await garantirPagador(config, pagador)
  if (customerId === null) return null
  const cartao = await ouRecusa(() => new CustomerCard(config()).create({ customerId, body: { token } }))
  return cartao === null ? null : comoGuardado(cartao, customerId)
}
