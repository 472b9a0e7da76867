import { permite, type Salto } from '../estado/index.ts'

/**
 * What became of a note. ENVIADA is an attempt whose answer is not known yet: it is asked about before anything is sent again.
 * EM_CANCELAMENTO and EM_SUBSTITUICAO still hold, until the national environment answers.
 */
export const ESTADOS_DA_NOTA = [
  'PENDENTE',
  'ENVIADA',
  'AUTORIZADA',
  'REJEITADA',
  'EM_CANCELAMENTO',
  'CANCELADA',
  'EM_SUBSTITUICAO',
  'SUBSTITUIDA',
] as const
export type EstadoDaNota = (typeof ESTADOS_DA_NOTA)[number]

export const ROTULOS_DA_NOTA: Readonly<Record<EstadoDaNota, string>> = {
  PENDENTE: 'Aguardando envio',
  ENVIADA: 'Enviada',
  AUTORIZADA: 'Autorizada',
  REJEITADA: 'Rejeitada',
  EM_CANCELAMENTO: 'Em cancelamento',
  CANCELADA: 'Cancelada',
  EM_SUBSTITUICAO: 'Em substituição',
  SUBSTITUIDA: 'Substituída',
}

/** The one table of transitions, used by server and screen: every jump that a note makes. A second attempt leaves it ENVIADA. */
export const TRANSICOES_DA_NOTA = {
  enviar: { de: ['PENDENTE'], para: 'ENVIADA' },
  adiar: { de: ['ENVIADA'], para: 'PENDENTE' },
  autorizar: { de: ['ENVIADA'], para: 'AUTORIZADA' },
  rejeitar: { de: ['ENVIADA'], para: 'REJEITADA' },
  pedirCancelamento: { de: ['AUTORIZADA'], para: 'EM_CANCELAMENTO' },
  cancelar: { de: ['EM_CANCELAMENTO'], para: 'CANCELADA' },
  recusarCancelamento: { de: ['EM_CANCELAMENTO'], para: 'AUTORIZADA' },
  pedirSubstituicao: { de: ['AUTORIZADA'], para: 'EM_SUBSTITUICAO' },
  substituir: { de: ['EM_SUBSTITUICAO'], para: 'SUBSTITUIDA' },
  recusarSubstituicao: { de: ['EM_SUBSTITUICAO'], para: 'AUTORIZADA' },
} as const satisfies Record<string, Salto<EstadoDaNota>>

export type AcaoDaNota = keyof typeof TRANSICOES_DA_NOTA

export const podeTransitar = (acao: AcaoDaNota, estado: EstadoDaNota): boolean =>
  permite<EstadoDaNota>(TRANSICOES_DA_NOTA[acao], estado)

/** A title has one note in these at a time; the index `nota_fiscal_uma_por_titulo` has the same list. */
export const ESTADOS_VIVOS: readonly EstadoDaNota[] = ['PENDENTE', 'ENVIADA', 'AUTORIZADA', 'EM_CANCELAMENTO']

/** It is of the title now, or was and still holds: no other may be issued beside it. */
export const ESTADOS_QUE_OCUPAM: readonly EstadoDaNota[] = [...ESTADOS_VIVOS, 'EM_SUBSTITUICAO']
export const ocupaTitulo = (estado: EstadoDaNota): boolean => ESTADOS_QUE_OCUPAM.includes(estado)

/** States of a title whose service was done. An agreement closes a title and does not undo its service: the note is still its own. */
export const ESTADOS_COM_SERVICO = ['ABERTO', 'PARCIAL', 'PAGO', 'RENEGOCIADO'] as const

/** It was authorised once, so that it has a number, a key and an XML of the national environment. */
const COM_NUMERO: ReadonlySet<EstadoDaNota> = new Set([
  'AUTORIZADA',
  'EM_CANCELAMENTO',
  'CANCELADA',
  'EM_SUBSTITUICAO',
  'SUBSTITUIDA',
])
export const temNumero = (estado: EstadoDaNota): boolean => COM_NUMERO.has(estado)
