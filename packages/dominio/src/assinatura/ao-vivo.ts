import type { CobrancaDaAssinatura } from './formas.ts'

/** Address of the websocket of payments; the ticket goes in its query as `bilhete`. */
export const CAMINHO_DO_PAGAMENTO_AO_VIVO = '/api/pagamento/ao-vivo'

/**
 * What that connection says: the charge as it is, when it opens and after each change. One whose `versao` is not greater than the last is
 * left aside. The server closes with 4404 when there is no such charge any more.
 */
export interface MensagemDoPagamento {
  tipo: 'cobranca'
  cobranca: CobrancaDaAssinatura
}
