import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { LivroDaEmpresa } from '@vetlume/dominio/financeiro'
import type { Ator } from '../../infra/token.ts'

/**
 * Which book somebody opens under Contas a pagar. The company reads its payables; a partner clinic, what the company
 * charges it; a specialist, the own repasses. Contas a receber is always the company's.
 */
export type Livro =
  | { tipo: 'RECEBER' }
  | { tipo: 'PAGAR' }
  | { tipo: 'DA_CLINICA'; parceiro: string }
  | { tipo: 'REPASSES'; especialista: string }

/** The books that the company writes in; the others are how clinics and specialists see them. */
export const LIVRO_DA_EMPRESA: Readonly<Partial<Record<Livro['tipo'], LivroDaEmpresa>>> = {
  RECEBER: 'contas-receber',
  PAGAR: 'contas-pagar',
}

/** What the company charges, as it and the clinic that owes see it, goes on its paper; what it or a specialist is paid, others charge. */
export const seCobra = ({ tipo }: Livro): boolean => tipo === 'RECEBER' || tipo === 'DA_CLINICA'

/** The widest of the person's profiles in this context. Throws CONTEXTO_NECESSARIO when the token names no row to be limited to. */
export function livroDePagar({
  perfis,
  especialista,
  parceiro,
}: Pick<Ator, 'perfis' | 'especialista' | 'parceiro'>): Livro {
  if (perfis.includes('CLIENTE') || perfis.includes('ADMIN')) return { tipo: 'PAGAR' }
  if (perfis.includes('ESPECIALISTA') && especialista !== null) return { tipo: 'REPASSES', especialista }
  if (perfis.includes('PARCEIRO') && parceiro !== null) return { tipo: 'DA_CLINICA', parceiro }
  throw new ErroDeDominio('CONTEXTO_NECESSARIO')
}
