import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Ator } from '../../infra/token.ts'

/** Whose settlements somebody sees: null is every specialist's. Throws CONTEXTO_NECESSARIO when the token names none. */
export function especialistaDe({ perfis, especialista }: Pick<Ator, 'perfis' | 'especialista'>): string | null {
  if (perfis.includes('CLIENTE') || perfis.includes('ADMIN')) return null
  if (especialista === null) throw new ErroDeDominio('CONTEXTO_NECESSARIO')
  return especialista
}
