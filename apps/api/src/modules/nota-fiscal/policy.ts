import { podeTransitar, temNumero, type EstadoDaNota } from '@vetlume/dominio/nota-fiscal'
import { permite } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import type { Ator } from '../../infra/token.ts'
import { clinicaDe } from '../cadastros/index.ts'

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
