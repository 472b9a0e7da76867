import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Ator } from '../../infra/token.ts'

/** Whose rows of a company a person sees: all of them, one specialist's, or one partner clinic's. */
export type Visao =
  | { tipo: 'EMPRESA' }
  | { tipo: 'ESPECIALISTA'; especialista: string }
  | { tipo: 'PARCEIRO'; parceiro: string }

type Quem = Pick<Ator, 'perfis' | 'especialista' | 'parceiro'>

/** The widest of the person's profiles in this context; null when the token names no row to be limited to. */
function visaoDoAtor({ perfis, especialista, parceiro }: Quem): Visao | null {
  if (perfis.includes('CLIENTE')) return { tipo: 'EMPRESA' }
  if (perfis.includes('ESPECIALISTA') && especialista !== null) return { tipo: 'ESPECIALISTA', especialista }
  if (perfis.includes('PARCEIRO') && parceiro !== null) return { tipo: 'PARCEIRO', parceiro }
  return null
}

/** Of what is done: appointments, atendimentos, laudos. Throws CONTEXTO_NECESSARIO. */
export function visaoDe(ator: Quem): Visao {
  const visao = visaoDoAtor(ator)
  if (visao === null) throw new ErroDeDominio('CONTEXTO_NECESSARIO')
  return visao
}

/** Of the registries, which the free plan has too. Throws SEM_PERMISSAO for a profile that sees no row of a company. */
export function visaoDosCadastros(ator: Quem): Visao {
  const visao = visaoDoAtor(ator)
  if (visao !== null) return visao
  // Last: it sees the services only, and must not widen what another profile lets the person read of patients.
  if (ator.perfis.includes('CLIENTE_BASE')) return { tipo: 'EMPRESA' }
  throw new ErroDeDominio('SEM_PERMISSAO')
}

const semLimite = ({ perfis }: Pick<Ator, 'perfis'>) => perfis.includes('CLIENTE') || perfis.includes('ADMIN')

function exigirContexto(codigo: string | null): string {
  if (codigo === null) throw new ErroDeDominio('CONTEXTO_NECESSARIO')
  return codigo
}

/** Of which clinic are the closings and the notes that somebody sees; null is of all. The operator has its own. */
export const clinicaDe = (ator: Pick<Ator, 'perfis' | 'parceiro'>): string | null =>
  semLimite(ator) ? null : exigirContexto(ator.parceiro)

/** Of which specialist are the settlements that somebody sees; null is of all. */
export const especialistaDe = (ator: Pick<Ator, 'perfis' | 'especialista'>): string | null =>
  semLimite(ator) ? null : exigirContexto(ator.especialista)
