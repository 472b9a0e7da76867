import { comoQuemPode, permite, type PermissaoDaEmpresa } from '@vetlume/dominio/permissoes'
import type { Ator } from '../../infra/token.ts'

/** Kinds of record whose reading is not called by their own name. */
const OUTRO_NOME: Readonly<Record<string, readonly PermissaoDaEmpresa[]>> = {
  agendamento: ['agenda:ler'],
  // Its repasse, certificate and hours are written under the same record.
  especialista: ['especialista:ler', 'especialista:partes'],
  // Of either book: who reads one of them only reads no title's trail.
  titulo: ['contas-pagar:ler', 'contas-receber:ler'],
  transferencia: ['conta-financeira:ler'],
  'documento-emitido': ['documento:emitir'],
  'extrato-bancario': ['conciliacao:ler'],
  'movimento-bancario': ['conciliacao:ler'],
  importacao: ['importacao:escrever'],
  lista_espera: ['lista-espera:ler'],
  simulacao: ['simulador:ler'],
  vinculo: ['equipe:ler'],
  papel: ['equipe:ler'],
  convite: ['equipe:ler'],
}

/** The person in the profiles in which they read records of this kind: a papel has none of a kind that no permission names. */
export function comoQuemLe(ator: Ator, entidade: string): Ator {
  const pedidas = Object.hasOwn(OUTRO_NOME, entidade) ? OUTRO_NOME[entidade] : [`${entidade}:ler` as PermissaoDaEmpresa]
  return (pedidas ?? []).reduce(comoQuemPode, ator)
}

/** Whether the person reads records of this kind for the whole company. Who only examines is asked about each record. */
export const leComoEmpresa = (ator: Ator, entidade: string): boolean => {
  const { perfis } = comoQuemLe(ator, entidade)
  return perfis.includes('CLIENTE') || perfis.includes('ADMIN')
}

/** Whether the trail of a record of this kind, which the person has open, is answered to them: what a record offers. */
export const podeVerTrilha = (ator: Ator, entidade: string): boolean =>
  permite(ator, 'historico:ler') && leComoEmpresa(comoQuemPode(ator, 'historico:ler'), entidade)
