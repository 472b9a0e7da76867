import { ehDoTitular, type NomesNoEstudo } from '@vetlume/dominio/estudo'
import { sql } from 'kysely'
import type { Local } from './local.ts'
import { animaisDe, tutoresDe } from './relatorio-do-tutor.ts'

/** Studies of machines that are of no exam, discarded ones too, and that can be told to be of an animal of this person. */
export async function estudosSoltosDoTutor({ tx, cliente }: Local, tutor: string): Promise<string[]> {
  const { rows: pessoas } = await sql<{ nome: string; documento: string | null }>`
    select nome, coalesce(cpf, documento) as documento from tutor
    where cliente = ${cliente} and codigo in ${tutoresDe(cliente, tutor)} and anonimizado_em is null`.execute(tx)
  if (pessoas.length === 0) return []
  const { rows: animais } = await sql<{ nome: string }>`
    select nome from animal where cliente = ${cliente} and codigo in ${animaisDe(cliente, tutor)}`.execute(tx)
  const { rows: estudos } = await sql<NomesNoEstudo & { codigo: string }>`
    select codigo, paciente, responsavel, identificacao from estudo_recebido where cliente = ${cliente} and item is null
      and (paciente is not null or responsavel is not null or identificacao is not null)`.execute(tx)
  const titular = {
    nomes: pessoas.map(({ nome }) => nome),
    animais: animais.map(({ nome }) => nome),
    documentos: pessoas.flatMap(({ documento }) => documento ?? []),
  }
  return estudos.filter((estudo) => ehDoTitular(estudo, titular)).map(({ codigo }) => codigo)
}
