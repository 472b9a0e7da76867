import type { DesfechoDeTeste, MotivoDeRecusa, ProvedorDePagamento } from '@vetlume/dominio/assinatura'

/** Nobody answered, or not in time: whether the payment was made is not known. It is asked again by its reference. */
export class PagamentoIndisponivel extends Error {
  override readonly name = 'PagamentoIndisponivel'
}

/** It did answer: that it does not take these credentials. Asking again is of no use until somebody changes them. */
export class CredenciaisRecusadas extends PagamentoIndisponivel {
  readonly recusadas = true
}

export interface Pagador {
  nome: string
  email: string
  /** CPF or CNPJ, as it is kept; null of who has none registered. */
  documento: string | null
}

/** A card in the provider's custody: what people know it by, and what the provider does. */
export interface CartaoGuardado {
  bandeira: string
  final: string
  /** `MM/AAAA`, when the provider says it. */
  validade: string | null
  pagador: string
  cartao: string
}

/** What the browser got from the provider: of one use. */
export interface CartaoNovo {
  token: string
  metodo: string | null
  emissor: string | null
}

/** A payment as the provider has it. */
export interface PagamentoLido {
  /** How the provider knows it. */
  pagamento: string
  /** How we know it: the attempt. */
  referencia: string
  estado: 'PENDENTE' | 'APROVADA' | 'RECUSADA' | 'EXPIRADA' | 'CANCELADA' | 'CONTESTADA' | 'RECUPERADA' | 'DEVOLVIDA'
  motivo: MotivoDeRecusa | null
  /** What the operator has to look at, when it is not for the person to mend. */
  problema?: string
  valorCentavos: number
  /** When it was approved, when the provider says it. */
  aprovadoEm?: string
  /** What the provider keeps. */
  taxaCentavos: number
  pix: { codigo: string; expiraEm: string } | null
  /** Kept for the next charges, when a card paid and the provider took it. */
  cartao: CartaoGuardado | null
}

export interface Pedido {
  /** Of the attempt: the same one asked twice is one payment. */
  referencia: string
  valorCentavos: number
  descricao: string
  pagador: Pagador
  agora: Temporal.Instant
}

export interface Aviso {
  /** Of the event itself, so that it is taken once. */
  codigo: string
  pagamento: string
}

/** What came to the address of the webhook, before anything is believed. */
export interface AvisoRecebido {
  cabecalhos: Readonly<Record<string, string | string[] | undefined>>
  consulta: Readonly<Record<string, unknown>>
  corpo: Readonly<Record<string, unknown>>
  agora: Temporal.Instant
}

/**
 * Who takes the money. Slow and outside the product: never inside a transaction. Throws `PagamentoIndisponivel`; a refusal is an answer.
 */
export interface Provedor extends ProvedorDePagamento {
  /** Seconds until a payment that waits is worth asking about again. */
  conferirEmSegundos: number
  pagarComCartao(pedido: Pedido & { cartao: CartaoNovo }): Promise<PagamentoLido>
  pagarComCartaoGuardado(pedido: Pedido & { cartao: CartaoGuardado }): Promise<PagamentoLido>
  gerarPix(pedido: Pedido & { expiraEm: Temporal.Instant }): Promise<PagamentoLido>
  /** Whether it takes our credentials. Throws `PagamentoIndisponivel` when it says neither. */
  aceitaCredenciais(): Promise<boolean>
  consultar(pedido: { pagamento: string; agora: Temporal.Instant }): Promise<PagamentoLido | null>
  /** By our reference: what became of an asking whose answer was lost. */
  procurar(pedido: { referencia: string; agora: Temporal.Instant }): Promise<PagamentoLido | null>
  /** So that nobody pays it any more; one that was paid meanwhile stays paid. */
  cancelar(pedido: { pagamento: string; agora: Temporal.Instant }): Promise<void>
  devolver(pedido: { pagamento: string; referencia: string; agora: Temporal.Instant }): Promise<PagamentoLido>
  /** Keeps a card without charging it. Null: it was refused. */
  guardarCartao(pedido: {
    cartao: CartaoNovo
    pagador: Pagador
    agora: Temporal.Instant
  }): Promise<CartaoGuardado | null>
  /** Of the sandbox only: makes something happen to a payment. Answers null when there is none that may become that. */
  decidir:
    | ((pedido: {
        referencia: string
        desfecho: DesfechoDeTeste
        agora: Temporal.Instant
      }) => Promise<PagamentoLido | null>)
    | null
  /** Null when it was not the provider who wrote it, or long ago. */
  lerAviso(recebido: AvisoRecebido): Aviso | 'DE_OUTRO_ASSUNTO' | null
}
