import type { Especialista } from '@vetlume/dominio/especialista'
import type { Desativacao } from '../../cadastros/index.ts'
import { perguntarDoTrabalho } from '../../equipe/index.ts'

/** With nothing to do in its name, a specialist is switched off as any record. */
export async function antesDeDesativarEspecialista(ficha: Especialista): Promise<Desativacao> {
  const resposta = ficha.verTrabalho ? await perguntarDoTrabalho(ficha) : null
  return resposta === 'TRANSFERIR' ? { parte: 'trabalho' } : (resposta ?? 'SEGUIR')
}
