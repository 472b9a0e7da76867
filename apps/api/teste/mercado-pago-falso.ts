import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHmac, randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'

export const CREDENCIAIS = {
  token: 'APP_USR-token-do-falso',
  chavePublica: 'APP_USR-chave-publica-do-falso',
  segredo: 'segredo-dos-avisos-do-falso',
}

/** Whose account the token opens. */
export const TITULAR = 'CLINICA.DO.FALSO'

type Corpo = Record<string, unknown>
export interface PagamentoFalso extends Corpo {
  id: number
  status: string
  status_detail: string
  external_reference: string
  transaction_amount: number
}
interface Pedido {
  metodo: string
  caminho: string
  chave: string | null
  corpo: Corpo
}
interface Resposta {
  status: number
  corpo: unknown
}

/** What the next askings meet instead of an answer. `DEPOIS`: it is done, and the answer is lost. */
type Falha = 500 | 429 | 401 | 'SILENCIO' | 'QUEDA_DEPOIS'

const erro = (status: number, message: string, ...codigos: number[]): Resposta => ({
  status,
  corpo: { status, message, error: 'bad_request', cause: codigos.map((code) => ({ code, description: message })) },
})

/** What the name on the card asks for, as with the cards of test of the real one. */
const POR_TOKEN: Readonly<Record<string, readonly [string, string]>> = {
  APRO: ['approved', 'accredited'],
  CONT: ['in_process', 'pending_contingency'],
  FUND: ['rejected', 'cc_rejected_insufficient_amount'],
  SECU: ['rejected', 'cc_rejected_bad_filled_security_code'],
  CALL: ['rejected', 'cc_rejected_call_for_authorize'],
}

/**
 * The parts of Mercado Pago's HTTP API that the product uses, as its public documentation describes them: it refuses what lacks a header or
 * a field, answers the same key with the same payment, and signs what it tells.
 */
export function criarMercadoPagoFalso() {
  const pagamentos = new Map<number, PagamentoFalso>()
  const porChave = new Map<string, Resposta>()
  const tokens = new Map<string, { resultado: string; usado: boolean }>()
  const clientes = new Map<string, { id: string; email: string; cartoes: Corpo[] }>()
  const pedidos: Pedido[] = []
  /** Numbers with which the next payments are refused, as their account or their data would have it. */
  const recusas: (readonly number[])[] = []
  const conta = { semCredenciais: false }
  const falhas: Falha[] = []
  let proximo = 1_000_000_001

  const novoToken = (resultado: string) => {
    const token = randomUUID().replaceAll('-', '')
    tokens.set(token, { resultado, usado: false })
    return token
  }
  const pagar = (corpo: Corpo): Resposta => {
    const codigos = recusas.shift()
    if (codigos !== undefined) return erro(400, 'de pagador@exemplo.test', ...codigos)
    const { token, transaction_amount: valor, payer, payment_method_id } = corpo as Corpo & { payer?: Corpo }
    if (typeof valor !== 'number' || valor <= 0) return erro(400, 'Invalid transaction_amount', 4037)
    if (payer === undefined || (payer['id'] === undefined && payer['email'] === undefined))
      return erro(400, 'Payer email is required', 4050)
    const base = {
      id: proximo++,
      external_reference: corpo['external_reference'] as string,
      transaction_amount: valor,
      fee_details: [] as Corpo[],
    }
    if (payment_method_id === 'pix') {
      const vence = corpo['date_of_expiration']
      if (typeof vence !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/.test(vence))
        return erro(400, 'Invalid date_of_expiration', 23)
      const novo = {
        ...base,
        status: 'pending',
        status_detail: 'pending_waiting_transfer',
        date_of_expiration: vence,
        point_of_interaction: { transaction_data: { qr_code: `00020126-falso-${base.id}`, qr_code_base64: 'iVBO' } },
      }
      pagamentos.set(base.id, novo)
      return { status: 201, corpo: novo }
    }
    const dado = tokens.get(String(token))
    if (dado === undefined) return erro(400, 'Card Token not found', 2006)
    if (dado.usado) return erro(400, 'Invalid card token', 3003)
    if (corpo['installments'] !== 1) return erro(400, 'Invalid installments', 4005)
    dado.usado = true
    const [status, status_detail] = POR_TOKEN[dado.resultado] ?? ['rejected', 'cc_rejected_other_reason']
    const fee_details =
      status === 'approved'
        ? [{ type: 'mercadopago_fee', amount: Math.round(valor * 4.98) / 100, fee_payer: 'collector' }]
        : []
    const novo = { ...base, status, status_detail, fee_details } as PagamentoFalso
    pagamentos.set(base.id, novo)
    return { status: 201, corpo: novo }
  }

  const mudar = (id: number, mudanca: Partial<PagamentoFalso>) => {
    const pagamento = pagamentos.get(id)
    if (pagamento === undefined) throw new Error(`sem pagamento ${id}`)
    Object.assign(pagamento, mudanca)
    return pagamento
  }

  const escrever = (caminho: string, metodo: string, corpo: Corpo): Resposta => {
    const devolucao = /^\/v1\/payments\/(\d+)\/refunds$/.exec(caminho)
    const pagamento = /^\/v1\/payments\/(\d+)$/.exec(caminho)
    const cartoes = /^\/v1\/customers\/([^/]+)\/cards$/.exec(caminho)
    if (caminho === '/v1/payments' && metodo === 'POST') return pagar(corpo)
    if (devolucao !== null && metodo === 'POST') {
      const id = Number(devolucao[1])
      if (pagamentos.get(id)?.status !== 'approved') return erro(400, 'The action requested is not valid', 2063)
      mudar(id, { status: 'refunded', status_detail: 'refunded' })
      return { status: 201, corpo: { id: proximo++, payment_id: id, status: 'approved' } }
    }
    if (pagamento !== null && metodo === 'PUT') {
      const id = Number(pagamento[1])
      if (pagamentos.get(id)?.status !== 'pending') return erro(400, 'The action requested is not valid', 2063)
      return { status: 200, corpo: mudar(id, { status: 'cancelled', status_detail: 'by_collector' }) }
    }
    if (caminho === '/v1/customers' && metodo === 'POST') {
      const email = String(corpo['email'])
      if (clientes.has(email)) return erro(400, 'the customer already exist', 101)
      const cliente = { id: `${proximo++}-falso`, email, cartoes: [] }
      clientes.set(email, cliente)
      return { status: 201, corpo: { id: cliente.id, email } }
    }
    if (cartoes !== null && metodo === 'POST') {
      const dono = [...clientes.values()].find(({ id }) => id === cartoes[1])
      const dado = tokens.get(String(corpo['token']))
      if (dono === undefined || dado === undefined) return erro(400, 'invalid parameters', 125)
      const cartao = {
        id: String(proximo++),
        resultado: dado.resultado,
        last_four_digits: '6351',
        expiration_month: 11,
        expiration_year: 2030,
        payment_method: { id: 'master', name: 'master' },
      }
      dono.cartoes.push(cartao)
      return { status: 201, corpo: cartao }
    }
    if (caminho === '/v1/card_tokens' && metodo === 'POST') {
      const dono = [...clientes.values()].find(({ id }) => id === corpo['customer_id'])
      const cartao = dono?.cartoes.find(({ id }) => id === corpo['card_id'])
      if (cartao === undefined) return erro(404, 'Card not found', 2059)
      return { status: 201, corpo: { id: novoToken(String(cartao['resultado'])), status: 'active' } }
    }
    return erro(404, 'not found')
  }

  const ler = (url: URL): Resposta => {
    const pagamento = /^\/v1\/payments\/(\d+)$/.exec(url.pathname)
    if (pagamento !== null) {
      const achado = pagamentos.get(Number(pagamento[1]))
      return achado === undefined ? erro(404, 'Payment not found', 2000) : { status: 200, corpo: achado }
    }
    if (url.pathname === '/v1/payments/search') {
      const referencia = url.searchParams.get('external_reference')
      const results = [...pagamentos.values()].filter(({ external_reference }) => external_reference === referencia)
      return { status: 200, corpo: { paging: { total: results.length }, results } }
    }
    if (url.pathname === '/users/me') return { status: 200, corpo: { id: 44_321, nickname: TITULAR } }
    if (url.pathname === '/v1/customers/search') {
      const cliente = clientes.get(url.searchParams.get('email') ?? '')
      return {
        status: 200,
        corpo: { results: cliente === undefined ? [] : [{ id: cliente.id, email: cliente.email }] },
      }
    }
    return erro(404, 'not found')
  }

  const responder = (request: IncomingMessage, url: URL, corpo: Corpo): Resposta => {
    if (conta.semCredenciais || request.headers.authorization !== `Bearer ${CREDENCIAIS.token}`)
      return erro(401, 'invalid access token')
    if (request.method === 'GET') return ler(url)
    const chave = request.headers['x-idempotency-key']
    if (typeof chave !== 'string' || chave === '') return erro(400, "Header X-Idempotency-Key can't be null", 4292)
    if (request.headers['content-type'] !== 'application/json') return erro(400, 'content-type')
    const guardada = porChave.get(chave)
    if (guardada !== undefined) return guardada
    const resposta = escrever(url.pathname, request.method ?? '', corpo)
    if (resposta.status < 300) porChave.set(chave, structuredClone(resposta))
    return resposta
  }

  const servidor: Server = createServer((request, reply) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://falso')
      const bruto = await text(request)
      const corpo = (bruto === '' ? {} : JSON.parse(bruto)) as Corpo
      const chave = request.headers['x-idempotency-key']
      pedidos.push({
        metodo: request.method ?? '',
        caminho: url.pathname,
        chave: typeof chave === 'string' ? chave : null,
        corpo,
      })
      const falha = falhas.shift()
      if (falha === 'SILENCIO') return
      if (typeof falha === 'number')
        return void reply.writeHead(falha, { 'content-type': 'application/json' }).end('{}')
      const resposta = responder(request, url, corpo)
      if (falha === 'QUEDA_DEPOIS') return void request.socket.destroy()
      reply.writeHead(resposta.status, { 'content-type': 'application/json' }).end(JSON.stringify(resposta.corpo))
    })()
  })

  return {
    pagamentos,
    pedidos,
    falhas,
    recusas,
    conta,
    novoToken,
    mudar,
    daReferencia: (referencia: string) =>
      [...pagamentos.values()].filter(({ external_reference }) => external_reference === referencia),
    async abrir(): Promise<string> {
      await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto))
      return `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`
    },
    async fechar(): Promise<void> {
      servidor.closeAllConnections()
      await new Promise((pronto) => servidor.close(pronto))
    },
  }
}
export type MercadoPagoFalso = ReturnType<typeof criarMercadoPagoFalso>

interface AvisoASinar {
  pagamento: string
  ts: number
  pedido?: string
  segredo?: string
  /** Where it goes; left out, to who runs the installation. */
  endereco?: string
}

/** Headers and address of a notice, as it signs them. */
export function assinarAviso({
  pagamento,
  ts,
  pedido = randomUUID(),
  segredo = CREDENCIAIS.segredo,
  endereco = '/api/pagamento/aviso/mercado-pago',
}: AvisoASinar) {
  const v1 = createHmac('sha256', segredo).update(`id:${pagamento};request-id:${pedido};ts:${ts};`).digest('hex')
  return {
    url: `${endereco}?source_news=webhooks&data.id=${pagamento}&type=payment`,
    headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': pedido },
    payload: { id: 12_345, type: 'payment', action: 'payment.updated', live_mode: true, data: { id: pagamento } },
  }
}
