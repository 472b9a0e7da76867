import type { MOTIVOS_DE_TUTOR_DUPLICADO, TutorDuplicado } from '@vetlume/dominio/tutor'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { colunasDe } from './queries.ts'

/** Empties a record and makes it lead to the other one. Its CPF is free again. */
export async function marcarTutorUnido(
  tx: Banco,
  cliente: string,
  { codigo, em, agora }: { codigo: string; em: string; agora: string },
): Promise<void> {
  await sql`update tutor set unido_a = ${em}, unido_em = ${agora}, ativo = false, cpf = null, versao = versao + 1
    where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
}

export async function gravarUniaoNoTutor(
  tx: Banco,
  cliente: string,
  codigo: string,
  colunas: ReturnType<typeof colunasDe>,
): Promise<void> {
  await tx
    .updateTable('tutor')
    .set((e) => ({ ...colunas, versao: e('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

/**
 * Animals that had either of two tutors come to have the one that stays, once: as main tutor where either was, as another
 * tutor otherwise. Their words of search follow.
 */
export async function juntarAnimais(
  tx: Banco,
  cliente: string,
  { de, para }: { de: string; para: string },
): Promise<void> {
  await sql`insert into animal_tutor (cliente, animal, tutor)
    select c.cliente, c.animal, ${para}::uuid from animal_tutor c
    where c.cliente = ${cliente} and c.tutor = ${de} on conflict do nothing`.execute(tx)
  await sql`delete from animal_tutor c where c.cliente = ${cliente} and (c.tutor = ${de}
    or c.tutor = ${para} and exists (select from animal a where a.cliente = c.cliente and a.codigo = c.animal and a.tutor in (${de}, ${para})))`.execute(
    tx,
  )
  await sql`update animal set tutor = tutor where cliente = ${cliente} and codigo in
    (select c.animal from animal_tutor c where c.cliente = ${cliente} and c.tutor = ${para})`.execute(tx)
}

const MAXIMO_DE_SUGESTOES = 10
type Motivo = (typeof MOTIVOS_DE_TUTOR_DUPLICADO)[number]

/**
 * Tutors who may be the same person: a phone or an e-mail in common, or the same first and last name. Somebody with another
 * CPF is somebody else. `busca` is what to look for among the names.
 */
export async function tutoresParecidos(
  tx: Banco,
  cliente: string,
  codigo: string,
  busca: string,
): Promise<TutorDuplicado[]> {
  const { rows } = await sql<TutorDuplicado & { motivos: Motivo[] }>`
    with este as (select codigo, cpf, email, nome_busca,
        array_remove(array[telefone, outro_telefone, whatsapp], null) as fones from tutor where cliente = ${cliente} and codigo = ${codigo}),
    candidatos as (
      select t.codigo from tutor t, este where t.cliente = ${cliente} and t.telefone = any (este.fones)
      union select t.codigo from tutor t, este where t.cliente = ${cliente} and t.whatsapp = any (este.fones)
      union select t.codigo from tutor t, este where t.cliente = ${cliente} and t.email = este.email
      union select busca.tutor(${cliente}, ${busca}, 50))
    select * from (
      select t.codigo, t.nome, t.cpf, coalesce(t.whatsapp, t.telefone) as telefone,
        array(select a.nome from animal a where a.cliente = t.cliente and a.tutor = t.codigo order by a.nome_busca limit 5) as animais,
        array_remove(array[
          case when este.fones && array_remove(array[t.telefone, t.outro_telefone, t.whatsapp], null) then 'TELEFONE' end,
          case when t.email = este.email then 'EMAIL' end,
          case when similarity(t.nome_busca, este.nome_busca) >= 0.55 then 'NOME' end], null) as motivos
      from candidatos c join tutor t on t.cliente = ${cliente} and t.codigo = c.codigo, este
      where t.codigo <> este.codigo and t.unido_a is null and (t.cpf is null or este.cpf is null)) as s
    where cardinality(s.motivos) > 0
    order by cardinality(s.motivos) desc, s.nome limit ${MAXIMO_DE_SUGESTOES}`.execute(tx)
  return rows
}
