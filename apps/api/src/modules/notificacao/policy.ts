import type { Ator } from '../../infra/token.ts'

/** Whose notices a person reads: the company's, and those of the specialist or of the clinic that the person is. */
export interface Publico {
  empresa: boolean
  especialista: string | null
  parceiro: string | null
}

export function publicoDe({
  perfis,
  especialista,
  parceiro,
}: Pick<Ator, 'perfis' | 'especialista' | 'parceiro'>): Publico {
  return {
    empresa: perfis.includes('CLIENTE') || perfis.includes('ADMIN'),
    especialista: perfis.includes('ESPECIALISTA') ? especialista : null,
    parceiro: perfis.includes('PARCEIRO') ? parceiro : null,
  }
}
