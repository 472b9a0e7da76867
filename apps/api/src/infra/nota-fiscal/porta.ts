/** What the national environment answers to a DPS. */
export type RespostaDaDps =
  | { tipo: 'AUTORIZADA'; numero: number; chave: string; xml: string; em: string }
  | { tipo: 'REJEITADA'; codigo: string; mensagem: string }

/** What it answers to an event of a note: a cancellation. */
export type RespostaDoEvento =
  | { tipo: 'REGISTRADO'; xml: string; em: string }
  | { tipo: 'REJEITADO'; codigo: string; mensagem: string }

/** Nobody answered, or not in time: whether it was done is not known, and the same is asked again later. */
export class NotaFiscalIndisponivel extends Error {
  override readonly name = 'NotaFiscalIndisponivel'
}

interface DoEmitente {
  /** Whose notes: the tenant. */
  cliente: string
}

/**
 * The environment that turns a signed DPS into an NFS-e. The same DPS sent twice is one note: what was answered comes again. Slow and
 * outside the product: never inside a transaction. Throws `NotaFiscalIndisponivel`.
 */
export interface NotaFiscalEletronica {
  /** What became of a DPS that was sent, by its identifier; null when none arrived. */
  consultar(pedido: DoEmitente & { idDps: string }): Promise<RespostaDaDps | null>
  enviar(pedido: DoEmitente & { dps: string; agora: Temporal.Instant }): Promise<RespostaDaDps>
  /** An event that is there already is answered as it was: an answer that was lost is asked for by sending the same again. */
  registrarEvento(pedido: DoEmitente & { evento: string; agora: Temporal.Instant }): Promise<RespostaDoEvento>
}
