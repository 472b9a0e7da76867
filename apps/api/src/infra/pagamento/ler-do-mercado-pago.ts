import { motivoDoMercadoPago } from '@vetlume/dominio/assinatura'
import type { CartaoGuardado, PagamentoLido } from './porta.ts'

type Estado = PagamentoLido['estado']

/** Of a payment, as its documentation names them. One that is being mediated is paid until it is decided. */
const ESTADOS: Readonly<Record<string, Estado>> = {
  pending: 'PENDENTE',
  in_process: 'PENDENTE',
  authorized: 'PENDENTE',
  approved: 'APROVADA',
  in_mediation: 'APROVADA',
  rejected: 'RECUSADA',
  cancelled: 'CANCELADA',
  refunded: 'DEVOLVIDA',
  charged_back: 'CONTESTADA',
}

const BANDEIRAS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  amex: 'American Express',
  elo: 'Elo',
  hipercard: 'Hipercard',
}

/** The little that is read of a payment: the library types what it sends, not what comes. */
export interface PagamentoDoMercadoPago {
  id?: number | string
  status?: string
  status_detail?: string
  external_reference?: string
  transaction_amount?: number
  date_of_expiration?: string
  date_approved?: string | null
  fee_details?: readonly { amount?: number; fee_payer?: string }[]
  point_of_interaction?: { transaction_data?: { qr_code?: string } }
}

export interface CartaoDoMercadoPago {
  id?: number | string
  last_four_digits?: string
  expiration_month?: number
  expiration_year?: number
  payment_method?: { id?: string; name?: string }
}

const centavos = (reais: number | undefined): number => Math.round((reais ?? 0) * 100)

function estadoDe({ status = '', status_detail }: PagamentoDoMercadoPago): Estado {
  if (status === 'cancelled' && status_detail === 'expired') return 'EXPIRADA'
  if (status === 'charged_back' && status_detail === 'reimbursed') return 'RECUPERADA'
  const estado = ESTADOS[status]
  if (estado === undefined) throw new Error(`unknown state of a payment: ${status}`)
  return estado
}

/** A payment as the port says it. Whatever it was refused for becomes one of our reasons. */
export function comoLido(pagamento: PagamentoDoMercadoPago): PagamentoLido {
  const {
    id,
    external_reference = '',
    transaction_amount,
    fee_details = [],
    date_of_expiration,
    date_approved,
  } = pagamento
  const estado = estadoDe(pagamento)
  const copia = pagamento.point_of_interaction?.transaction_data?.qr_code
  const recusada = estado === 'RECUSADA' || estado === 'CANCELADA' || estado === 'EXPIRADA'
  return {
    pagamento: String(id),
    referencia: external_reference,
    estado,
    motivo: recusada ? motivoDoMercadoPago(pagamento.status_detail) : null,
    valorCentavos: centavos(transaction_amount),
    ...(date_approved ? { aprovadoEm: Temporal.Instant.from(date_approved).toString() } : {}),
    taxaCentavos: fee_details.reduce(
      (soma, { amount, fee_payer }) => soma + (fee_payer === 'payer' ? 0 : centavos(amount)),
      0,
    ),
    pix:
      copia === undefined || date_of_expiration === undefined
        ? null
        : { codigo: copia, expiraEm: Temporal.Instant.from(date_of_expiration).toString() },
    cartao: null,
  }
}

export function comoGuardado(cartao: CartaoDoMercadoPago, pagador: string): CartaoGuardado | null {
  const { id, last_four_digits, expiration_month, expiration_year, payment_method = {} } = cartao
  if (id === undefined || last_four_digits === undefined) return null
  const { id: metodo = '', name = 'Cartão' } = payment_method
  return {
    bandeira: BANDEIRAS[metodo] ?? name,
    final: last_four_digits,
    validade:
      expiration_month === undefined || expiration_year === undefined
        ? null
        : `${String(expiration_month).padStart(2, '0')}/${expiration_year}`,
    pagador,
    cartao: String(id),
  }
}
