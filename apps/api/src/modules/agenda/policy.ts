import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Ator } from '../../infra/token.ts'

/** Which rows of agenda and atendimento a person sees: the company's, one specialist's, or one partner clinic's. */
export type Visao =
  | { tipo: 'EMPRESA' }
  | { tipo: 'ESPECIALISTA'; especialista: string }
  | { tipo: 'PARCEIRO'; parceiro: string }

/** The widest of the person's profiles in this context. Throws CONTEXTO_NECESSARIO when the token names no row to be limited to. */
export function visaoDe({ perfis, especialista, parceiro }: Pick<Ator, 'perfis' | 'especialista' | 'parceiro'>): Visao {
  if (perfis.includes('CLIENTE')) return { tipo: 'EMPRESA' }
  if (perfis.includes('ESPECIALISTA') && especialista !== null) return { tipo: 'ESPECIALISTA', especialista }
  if (perfis.includes('PARCEIRO') && parceiro !== null) return { tipo: 'PARCEIRO', parceiro }
  throw new ErroDeDominio('CONTEXTO_NECESSARIO')
}
