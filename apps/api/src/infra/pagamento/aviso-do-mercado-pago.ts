import { InvalidWebhookSignatureError, WebhookSignatureValidator } from 'mercadopago'
import type { Aviso, AvisoRecebido, Provedor } from './porta.ts'

const TOLERANCIA_SEGUNDOS = 10 * 60

const um = (valor: unknown): string | null => (typeof valor === 'string' && valor.trim() !== '' ? valor.trim() : null)

/** Its documentation shows seconds, and milliseconds are what comes. */
function segundosDe(assinatura: string): number {
  const ts = Number(/(?:^|,)\s*ts=(\d{1,16})\s*(?:,|$)/.exec(assinatura)?.[1] ?? Number.NaN)
  return ts > 1e11 ? ts / 1_000 : ts
}

/**
 * Believes what Mercado Pago signed, and no more: the payment of the address, the number of the request and the hour. The body is not
 * signed, so that it decides nothing; one that says another payment was altered.
 */
export function criarLeitorDeAvisos(segredo: string): Provedor['lerAviso'] {
  return ({ cabecalhos, consulta, corpo, agora }: AvisoRecebido): Aviso | 'DE_OUTRO_ASSUNTO' | null => {
    const assinatura = um(cabecalhos['x-signature'])
    const pedido = um(cabecalhos['x-request-id'])
    const pagamento = um(consulta['data.id'])
    if (assinatura === null || pedido === null || pagamento === null || pedido.length > 200) return null
    const idade = agora.epochMilliseconds / 1_000 - segundosDe(assinatura)
    if (!(Math.abs(idade) <= TOLERANCIA_SEGUNDOS)) return null
    try {
      WebhookSignatureValidator.validate({
        xSignature: assinatura,
        xRequestId: pedido,
        dataId: pagamento.toLowerCase(),
        secret: segredo,
      })
    } catch (erro) {
      if (erro instanceof InvalidWebhookSignatureError) return null
      throw erro
    }
    const { data, type } = corpo
    const noCorpo = typeof data === 'object' && data !== null ? (data as { id?: unknown }).id : undefined
    if (noCorpo !== undefined && noCorpo !== pagamento && noCorpo !== Number(pagamento)) return null
    if ((um(consulta['type']) ?? um(type)) !== 'payment' || !/^\d{1,20}$/.test(pagamento)) return 'DE_OUTRO_ASSUNTO'
    return { codigo: `${pagamento}:${pedido}`, pagamento }
  }
}
