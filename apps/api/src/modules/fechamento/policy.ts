import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Ator } from '../../infra/token.ts'

/** Whose closings somebody sees: null is every clinic's. Throws CONTEXTO_NECESSARIO when the token names no clinic. */
export function clinicaDe({ perfis, parceiro }: Pick<Ator, 'perfis' | 'parceiro'>): string | null {
  if (perfis.includes('CLIENTE') || perfis.includes('ADMIN')) return null
  if (parceiro === null) throw new ErroDeDominio('CONTEXTO_NECESSARIO')
  return parceiro
}
