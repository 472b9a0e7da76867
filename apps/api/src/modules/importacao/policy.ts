import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Ator } from '../../infra/token.ts'

/** The company that the sheet goes into. Throws CONTEXTO_NECESSARIO before one is chosen. */
export function exigirCliente({ cliente }: Pick<Ator, 'cliente'>): string {
  if (cliente === null) throw new ErroDeDominio('CONTEXTO_NECESSARIO')
  return cliente
}
