import { api } from '../../../lib/navegador.ts'
import { escolhido, type Porta } from '../pagamento/porta.ts'

/** The payments of the company that a ticket is for: without a session, and only these. */
export const portaDoBilhete = (bilhete: string): Porta => ({
  chave: bilhete,
  cotar: (escolha, sinal) =>
    api('POST /assinatura/publica/cotacao', { bilhete, ...escolhido(escolha) }, { sinal, publico: true }),
  assinar: (codigo, escolha, pagamento) =>
    api(
      'POST /assinatura/publica/pagamento',
      { bilhete, codigo, ...escolhido(escolha), ...pagamento },
      { publico: true },
    ),
  pagarAberta: (codigo, tentativa, pagamento) =>
    api('POST /assinatura/publica/cobranca/pagamento', { bilhete, codigo, tentativa, ...pagamento }, { publico: true }),
  ler: (codigo) => api('POST /assinatura/publica/cobranca', { bilhete, codigo }, { publico: true }),
  bilheteAoVivo: (codigo) => api('POST /assinatura/publica/ao-vivo', { bilhete, codigo }, { publico: true }),
})
