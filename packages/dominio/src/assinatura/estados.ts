import type { EstadoDoCliente } from '../cliente/index.ts'
import { permite, type Salto } from '../estado/index.ts'

/**
 * What happens to a subscription: action → states it starts from, and where it leads. The one table that decides the state of a
 * company; the operator's own correction (`PUT /cliente/:codigo`) is the only thing beside it.
 */
export const TRANSICOES_DA_ASSINATURA = {
  /** The first payment, or the first after it had ended. */
  assinar: { de: ['GRATIS', 'TESTE', 'SOMENTE_LEITURA', 'CANCELADO', 'ATIVO'], para: 'ATIVO' },
  mudarDePlano: { de: ['ATIVO'], para: 'ATIVO' },
  renovar: { de: ['ATIVO', 'CARENCIA'], para: 'ATIVO' },
  /** The day of a renewal went by unpaid: everything still works for the days of grace. */
  atrasar: { de: ['ATIVO'], para: 'CARENCIA' },
  suspender: { de: ['CARENCIA'], para: 'SOMENTE_LEITURA' },
  terminarTeste: { de: ['TESTE'], para: 'SOMENTE_LEITURA' },
  /** The paid period of one that was cancelled is over. */
  encerrar: { de: ['ATIVO', 'CARENCIA'], para: 'CANCELADO' },
  /** What paid the current period went back: a refund, or the card's owner disputed it. */
  perderPagamento: { de: ['ATIVO', 'CARENCIA'], para: 'SOMENTE_LEITURA' },
  /** The dispute over it was won: what was paid holds again. */
  recuperarPagamento: { de: ['SOMENTE_LEITURA', 'CANCELADO', 'ATIVO'], para: 'ATIVO' },
} as const satisfies Record<string, Salto<EstadoDoCliente>>

export type AcaoDaAssinatura = keyof typeof TRANSICOES_DA_ASSINATURA

export const podeNaAssinatura = (acao: AcaoDaAssinatura, estado: EstadoDoCliente): boolean =>
  permite<EstadoDoCliente>(TRANSICOES_DA_ASSINATURA[acao], estado)

/** Days after the due day in which everything still works. */
export const DIAS_DE_CARENCIA = 7

/** What is owed, as a whole. */
export const ESTADOS_DA_COBRANCA = [
  'ABERTA',
  'PAGA',
  'RECUSADA',
  'EXPIRADA',
  'CANCELADA',
  'ESTORNADA',
  'CONTESTADA',
] as const
export type EstadoDaCobranca = (typeof ESTADOS_DA_COBRANCA)[number]

/** The one table of transitions of a charge. What was disputed and won is paid again. */
export const TRANSICOES_DA_COBRANCA = {
  pagar: { de: ['ABERTA'], para: 'PAGA' },
  recusar: { de: ['ABERTA'], para: 'RECUSADA' },
  expirar: { de: ['ABERTA'], para: 'EXPIRADA' },
  cancelar: { de: ['ABERTA'], para: 'CANCELADA' },
  estornar: { de: ['PAGA'], para: 'ESTORNADA' },
  contestar: { de: ['PAGA'], para: 'CONTESTADA' },
  recuperar: { de: ['CONTESTADA'], para: 'PAGA' },
} as const satisfies Record<string, Salto<EstadoDaCobranca>>

export type PassoDaCobranca = keyof typeof TRANSICOES_DA_COBRANCA

export const ROTULOS_DA_COBRANCA: Readonly<Record<EstadoDaCobranca, string>> = {
  ABERTA: 'Em aberto',
  PAGA: 'Paga',
  RECUSADA: 'Recusada',
  EXPIRADA: 'Expirada',
  CANCELADA: 'Cancelada',
  ESTORNADA: 'Devolvida',
  CONTESTADA: 'Contestada no cartão',
}

export const TIPOS_DE_COBRANCA = ['ASSINATURA', 'RENOVACAO', 'MUDANCA'] as const
export type TipoDeCobranca = (typeof TIPOS_DE_COBRANCA)[number]

export const ROTULOS_DO_TIPO_DE_COBRANCA: Readonly<Record<TipoDeCobranca, string>> = {
  ASSINATURA: 'Assinatura',
  RENOVACAO: 'Renovação',
  MUDANCA: 'Mudança de plano',
}

export const MEIOS_DE_PAGAMENTO = ['CARTAO', 'PIX'] as const
export type MeioDePagamento = (typeof MEIOS_DE_PAGAMENTO)[number]

/** NENHUM: nothing was left to pay. */
export const MEIOS_DA_COBRANCA = [...MEIOS_DE_PAGAMENTO, 'NENHUM'] as const
export type MeioDaCobranca = (typeof MEIOS_DA_COBRANCA)[number]

export const ROTULOS_DO_MEIO: Readonly<Record<MeioDaCobranca, string>> = {
  CARTAO: 'Cartão de crédito',
  PIX: 'Pix',
  NENHUM: 'Sem cobrança',
}

/** One asking of the provider to take what is owed. */
export const ESTADOS_DA_TENTATIVA = [
  'CRIADA',
  'PENDENTE',
  'RECUSADA',
  'EXPIRADA',
  'CANCELADA',
  'APROVADA',
  'CONTESTADA',
  'RECUPERADA',
  'DEVOLVIDA',
] as const
export type EstadoDaTentativa = (typeof ESTADOS_DA_TENTATIVA)[number]

const VIVAS = ['CRIADA', 'PENDENTE'] as const
const SEM_PAGAMENTO = [...VIVAS, 'RECUSADA', 'EXPIRADA', 'CANCELADA'] as const

/**
 * The one table of transitions, of an attempt and of a Pix of a company; a step has the name of the state that a provider tells. News may
 * come in any order and many times: only what is further on counts, and what was approved after it had been given up is approved all the
 * same. RECUPERADA: it was disputed, and the money stayed or came back.
 */
export const TRANSICOES_DA_TENTATIVA = {
  PENDENTE: { de: ['CRIADA'], para: 'PENDENTE' },
  RECUSADA: { de: VIVAS, para: 'RECUSADA' },
  EXPIRADA: { de: VIVAS, para: 'EXPIRADA' },
  CANCELADA: { de: VIVAS, para: 'CANCELADA' },
  APROVADA: { de: SEM_PAGAMENTO, para: 'APROVADA' },
  CONTESTADA: { de: [...SEM_PAGAMENTO, 'APROVADA'], para: 'CONTESTADA' },
  RECUPERADA: { de: [...SEM_PAGAMENTO, 'APROVADA', 'CONTESTADA'], para: 'RECUPERADA' },
  DEVOLVIDA: { de: [...SEM_PAGAMENTO, 'APROVADA', 'CONTESTADA', 'RECUPERADA'], para: 'DEVOLVIDA' },
} as const satisfies Record<Exclude<EstadoDaTentativa, 'CRIADA'>, Salto<EstadoDaTentativa>>

export type PassoDaTentativa = keyof typeof TRANSICOES_DA_TENTATIVA

/** The money is there. */
export const estaPago = (estado: EstadoDaTentativa): boolean => estado === 'APROVADA' || estado === 'RECUPERADA'

/** Whether what a provider says is news of what is known. */
export const avanca = (de: EstadoDaTentativa, para: EstadoDaTentativa): para is PassoDaTentativa =>
  para !== 'CRIADA' && permite<EstadoDaTentativa>(TRANSICOES_DA_TENTATIVA[para], de)
