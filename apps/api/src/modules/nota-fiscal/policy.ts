import { ErroDeDominio } from '@vetlume/dominio/erros'
import { podeTransitar, temNumero, type EstadoDaNota } from '@vetlume/dominio/nota-fiscal'
import { permite } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import type { Ator } from '../../infra/token.ts'

/** Whose notes somebody sees: null is all. A clinic sees those of its own titles that were authorised. */
export function clinicaDe({ perfis, parceiro }: Pick<Ator, 'perfis' | 'parceiro'>): string | null {
  if (perfis.includes('CLIENTE') || perfis.includes('ADMIN')) return null
  if (parceiro === null) throw new ErroDeDominio('CONTEXTO_NECESSARIO')
  return parceiro
}

export interface Leitura {
  cliente: string
  clinica: string | null
}
export const leituraDe = ({ cliente, ator }: Pick<CtxCliente, 'cliente' | 'ator'>): Leitura => ({
  cliente,
  clinica: clinicaDe(ator),
})

export const emite = (ator: Pick<Ator, 'perfis' | 'papel'>): boolean => permite(ator, 'nota-fiscal:escrever')

export const oQuePode = (ator: Pick<Ator, 'perfis'>, estado: EstadoDaNota) => ({
  cancelar: emite(ator) && podeTransitar('pedirCancelamento', estado),
  substituir: emite(ator) && podeTransitar('pedirSubstituicao', estado),
  baixar: temNumero(estado),
})
