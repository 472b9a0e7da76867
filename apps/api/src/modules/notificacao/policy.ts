import type { Ator } from '../../infra/token.ts'

/** Whose notices a person reads: the company's, and those of the specialist or of the clinic that the person is. */
export interface Publico {
  /** Areas of the company's notices (`laudo`, `fechamento`...) that the person reads; null for all of them. */
  empresa: readonly string[] | null
  especialista: string | null
  parceiro: string | null
}

export function publicoDe({
  perfis,
  papel = null,
  especialista,
  parceiro,
}: Pick<Ator, 'perfis' | 'papel' | 'especialista' | 'parceiro'>): Publico {
  const daEmpresa = perfis.includes('CLIENTE') || perfis.includes('ADMIN')
  const dosPapeis = papel?.filter((permissao) => permissao.endsWith(':ler')).map((permissao) => permissao.slice(0, -4))
  return {
    empresa: daEmpresa ? (dosPapeis ?? null) : [],
    especialista: perfis.includes('ESPECIALISTA') ? especialista : null,
    parceiro: perfis.includes('PARCEIRO') ? parceiro : null,
  }
}
