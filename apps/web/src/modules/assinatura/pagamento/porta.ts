import type { CobrancaDaAssinatura, CotacaoDaAssinatura } from '@vetlume/dominio/assinatura'
import type { Ciclo } from '@vetlume/dominio/conta'
import { createContext, use } from 'react'
import { api } from '../../../lib/navegador.ts'
import type { Pagamento } from './forma-de-pagar.tsx'

export interface Escolha {
  plano: string
  ciclo: Ciclo
  cupom: string
}

/** How a screen reaches the payments of one company: by the session of who is in, or by a ticket. */
export interface Porta {
  /** Tells one company's answers from another's. */
  chave: string
  cotar: (escolha: Escolha, sinal: AbortSignal) => Promise<CotacaoDaAssinatura>
  /** Under a code that the screen makes: sent again, it answers what became of it. */
  assinar: (codigo: string, escolha: Escolha, pagamento: Pagamento) => Promise<CobrancaDaAssinatura>
  /** Pays what is open and may be paid in another way. */
  pagarAberta: (cobranca: string, tentativa: string, pagamento: Pagamento) => Promise<CobrancaDaAssinatura>
  ler: (cobranca: string) => Promise<CobrancaDaAssinatura>
  /** Of one use, for the connection of payments. */
  bilheteAoVivo: (cobranca: string) => Promise<{ bilhete: string }>
}

/** What the server is told of a choice. */
export const escolhido = ({ plano, ciclo, cupom }: Escolha) => ({ plano, ciclo, ...(cupom === '' ? {} : { cupom }) })

const portaDaSessao: Porta = {
  chave: 'sessao',
  cotar: (escolha, sinal) => api('GET /assinatura/cotacao', escolhido(escolha), { sinal }),
  assinar: (codigo, escolha, pagamento) =>
    api('POST /assinatura/pagamento', { codigo, ...escolhido(escolha), ...pagamento }),
  pagarAberta: (codigo, tentativa, pagamento) =>
    api('POST /assinatura/cobranca/:codigo/pagamento', { codigo, tentativa, ...pagamento }),
  ler: (codigo) => api('GET /assinatura/cobranca/:codigo', { codigo }),
  bilheteAoVivo: (codigo) => api('POST /assinatura/cobranca/:codigo/bilhete', { codigo }),
}

const Contexto = createContext(portaDaSessao)
export const PortaDosPagamentos = Contexto.Provider
export const usePorta = (): Porta => use(Contexto)
