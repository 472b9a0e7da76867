import { permite, type Salto } from '../estado/index.ts'

export const ESTADOS_DO_LAUDO = [
  'RASCUNHO',
  'EM_REVISAO',
  'ASSINADO',
  'ENTREGUE',
  'VISUALIZADO',
  'RETIFICADO',
  'CANCELADO',
] as const
export type EstadoDoLaudo = (typeof ESTADOS_DO_LAUDO)[number]

/**
 * What a row of the list of laudos may be: a laudo in its state, or an exam that was done and waits for somebody to begin
 * its laudo.
 */
export const SITUACOES_DO_LAUDO = ['A_INICIAR', ...ESTADOS_DO_LAUDO] as const
export type SituacaoDoLaudo = (typeof SITUACOES_DO_LAUDO)[number]

/** The one table of transitions, used by server and screen: every jump that a laudo makes, and what it lets be done where it is. */
export const TRANSICOES_DO_LAUDO = {
  escrever: { de: ['RASCUNHO'], para: 'RASCUNHO' },
  enviar: { de: ['RASCUNHO'], para: 'EM_REVISAO' },
  corrigir: { de: ['EM_REVISAO'], para: 'EM_REVISAO' },
  devolver: { de: ['EM_REVISAO'], para: 'RASCUNHO' },
  assinar: { de: ['RASCUNHO', 'EM_REVISAO'], para: 'ASSINADO' },
  /** The clinic gets it at once, or had the edition that it rectifies. */
  assinarEEntregar: { de: ['RASCUNHO', 'EM_REVISAO'], para: 'ENTREGUE' },
  /** Another reviewer goes on with it. */
  passarRevisao: { de: ['EM_REVISAO'], para: 'EM_REVISAO' },
  /** Another specialist goes on with it: a draft again, whatever stage it was in. */
  passar: { de: ['RASCUNHO', 'EM_REVISAO'], para: 'RASCUNHO' },
  cancelar: { de: ['RASCUNHO', 'EM_REVISAO'], para: 'CANCELADO' },
  entregar: { de: ['ASSINADO'], para: 'ENTREGUE' },
  visualizar: { de: ['ENTREGUE'], para: 'VISUALIZADO' },
  substituir: { de: ['ASSINADO', 'ENTREGUE', 'VISUALIZADO'], para: 'RETIFICADO' },
} as const satisfies Record<string, Salto<EstadoDoLaudo>>

export type AcaoDoLaudo = keyof typeof TRANSICOES_DO_LAUDO

/** How long a clinic has to acknowledge a critical finding until it is told of again: what a company may choose, and has until it does. */
export const PRAZO_DO_CRITICO = { minimo: 15, padrao: 60, maximo: 24 * 60 } as const

/** Waits for the signature. */
export const ESTADOS_SEM_ASSINATURA: readonly EstadoDoLaudo[] = TRANSICOES_DO_LAUDO.assinar.de

export const podeTransitar = (acao: AcaoDoLaudo, estado: EstadoDoLaudo): boolean =>
  permite<EstadoDoLaudo>(TRANSICOES_DO_LAUDO[acao], estado)
