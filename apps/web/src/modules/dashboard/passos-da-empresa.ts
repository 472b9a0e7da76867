import type { Painel } from '@vetlume/dominio/dashboard'
import { conteudo } from '../../ui/conteudo.tsx'

/** Their words are of a company's first days: who has none left downloads none. */
export const PassosDaEmpresa = conteudo(async () => (await import('./primeiros-passos.tsx')).PrimeirosPassosDaEmpresa)

/** Brings the code of the steps that a panel has, so that they are drawn together with the rest of it. */
export async function comPassos<P extends Painel>(painel: P): Promise<P> {
  if (painel.perfil === 'CLIENTE' && painel.primeirosPassos !== null) await PassosDaEmpresa.trazer()
  return painel
}
