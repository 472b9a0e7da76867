import type { Perfil } from '../menu/index.ts'

/**
 * What goes to a screen when something changed elsewhere. Keys only: the screen asks for what it shows, as the person
 * that it is. `pronto` opens a connection and comes again whenever something may have been missed.
 */
export type MensagemAoVivo =
  | { tipo: 'pronto' }
  /** A day of a specialist changed; null while nobody took the request. `dia` is of the company's zone. */
  | { tipo: 'agenda'; especialista: string | null; parceiro: string | null; dia: string }
  /** Something was said, attached, corrected or removed in an atendimento. */
  | { tipo: 'atendimento'; codigo: string; especialista: string | null; parceiro: string | null }
  /** There is a notice for the company (both null), for a specialist or for a partner clinic. */
  | { tipo: 'avisos'; especialista: string | null; parceiro: string | null }
  /** A Pix of a provider was paid, given up or given back. */
  | { tipo: 'pix'; cobranca: string; especialista: null; parceiro: string | null }
  /** What a machine sent came, or went to an exam; `laudo`: the one that got its images. */
  | { tipo: 'estudo'; estudo: string; laudo: string | null; especialista: string | null; parceiro: null }
  /** A charge of the subscription changed. */
  | { tipo: 'assinatura'; cobranca: string }

/** Who listens, within one company. */
export interface OuvinteAoVivo {
  perfis: readonly Perfil[]
  especialista: string | null
  parceiro: string | null
}

type ComDono = Exclude<MensagemAoVivo, { tipo: 'pronto' | 'assinatura' }>

function doProprio({ perfis, especialista, parceiro }: OuvinteAoVivo, mensagem: ComDono): boolean {
  if (perfis.includes('ESPECIALISTA') && especialista !== null && mensagem.especialista === especialista) return true
  return perfis.includes('PARCEIRO') && parceiro !== null && mensagem.parceiro === parceiro
}

/**
 * Whether a message of a company reaches somebody of that company. The company's people follow the whole agenda, every
 * atendimento and the company's notices; a specialist and a clinic hear of what is theirs, and nothing else.
 */
export function chegaA(ouvinte: OuvinteAoVivo, mensagem: MensagemAoVivo): boolean {
  if (mensagem.tipo === 'pronto') return true
  if (mensagem.tipo === 'assinatura')
    return ouvinte.perfis.some((perfil) => perfil === 'CLIENTE' || perfil === 'CLIENTE_BASE')
  if (doProprio(ouvinte, mensagem)) return true
  if (mensagem.tipo !== 'avisos') return ouvinte.perfis.includes('CLIENTE')
  const daEmpresa = mensagem.especialista === null && mensagem.parceiro === null
  return daEmpresa && (ouvinte.perfis.includes('CLIENTE') || ouvinte.perfis.includes('ADMIN'))
}
