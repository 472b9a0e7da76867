import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Ator } from '../../infra/token.ts'

/** How far into the tenant's rows somebody reaches. The widest of the person's profiles counts. */
export type Alcance =
  | { de: 'EMPRESA' }
  | { de: 'ESPECIALISTA'; especialista: string }
  | { de: 'PARCEIRO'; parceiro: string }

/** Throws SEM_PERMISSAO for a profile that reaches no row of a tenant. */
export function alcanceDo({
  perfis,
  especialista,
  parceiro,
}: Pick<Ator, 'perfis' | 'especialista' | 'parceiro'>): Alcance {
  if (perfis.includes('CLIENTE')) return { de: 'EMPRESA' }
  if (perfis.includes('ESPECIALISTA') && especialista !== null) return { de: 'ESPECIALISTA', especialista }
  if (perfis.includes('PARCEIRO') && parceiro !== null) return { de: 'PARCEIRO', parceiro }
  // Last: it reaches the services only, and must not widen what another profile lets the person read of patients.
  if (perfis.includes('CLIENTE_BASE')) return { de: 'EMPRESA' }
  throw new ErroDeDominio('SEM_PERMISSAO')
}
