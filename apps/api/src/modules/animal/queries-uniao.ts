import type { AnimalDuplicado } from '@vetlume/dominio/animal'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

/** Keys of the photo of an animal in the file store. */
export async function chavesDaFoto(tx: Banco, cliente: string, codigo: string) {
  return tx
    .selectFrom('animal')
    .select(['foto', 'foto_miniatura'])
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .executeTakeFirstOrThrow()
}

/** Empties a record and makes it lead to the other one. Its microchip is free again. */
export async function marcarAnimalUnido(
  tx: Banco,
  cliente: string,
  { codigo, em, agora }: { codigo: string; em: string; agora: string },
): Promise<void> {
  await sql`update animal set unido_a = ${em}, unido_em = ${agora}, ativo = false, microchip = null, foto = null, foto_miniatura = null,
      versao = versao + 1
    where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
}

/** Whether two animals are to be at two places at the same time: only one of them can be real. */
export async function temAgendamentosSobrepostos(
  tx: Banco,
  cliente: string,
  [um, outro]: readonly [string, string],
): Promise<boolean> {
  const { rows } = await sql`select from agendamento g
    join agendamento o on o.cliente = g.cliente and o.animal = ${outro} and tstzrange(o.inicio, o.fim) && tstzrange(g.inicio, g.fim)
      and o.estado not in ('SOLICITADO', 'CANCELADO', 'FALTOU')
    where g.cliente = ${cliente} and g.animal = ${um} and g.estado not in ('SOLICITADO', 'CANCELADO', 'FALTOU') limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

const MAXIMO_DE_SUGESTOES = 10

/**
 * Animals of the same species that may be the same: the same national register; a name alike, with the same tutor or with
 * one who shares a phone or an e-mail.
 */
export async function animaisParecidos(tx: Banco, cliente: string, codigo: string): Promise<AnimalDuplicado[]> {
  const { rows } = await sql<AnimalDuplicado>`
    with este as (select * from animal where cliente = ${cliente} and codigo = ${codigo}),
    seus as (
      select tutor from este union select c.tutor from animal_tutor c where c.cliente = ${cliente} and c.animal = ${codigo}),
    contatos as (
      select array_remove(array_agg(t.telefone) || array_agg(t.outro_telefone) || array_agg(t.whatsapp), null) as fones,
        array_remove(array_agg(t.email), null) as emails
      from seus join tutor t on t.cliente = ${cliente} and t.codigo = seus.tutor),
    tutores as (
      select tutor, true as seu from seus
      union all
      select o.codigo, false from contatos k join tutor o on o.cliente = ${cliente} and o.unido_a is null and o.codigo not in (select tutor from seus)
        and (o.telefone = any (k.fones) or o.whatsapp = any (k.fones) or o.email = any (k.emails))),
    candidatos as (
      select a.codigo, t.seu from tutores t join animal a on a.cliente = ${cliente} and a.tutor = t.tutor
      union all
      select c.animal, t.seu from tutores t join animal_tutor c on c.cliente = ${cliente} and c.tutor = t.tutor)
    select a.codigo, a.nome, e.nome as especie, r.nome as raca, json_build_object('codigo', t.codigo, 'nome', t.nome) as tutor,
      array_remove(array[
        case when a.sinpatinhas = este.sinpatinhas then 'SINPATINHAS' end,
        case when c.seu then 'TUTOR' else 'CONTATO_DO_TUTOR' end,
        'NOME'], null) as motivos
    from este
      join (select codigo, bool_or(seu) as seu from candidatos group by codigo) c on true
      join animal a on a.cliente = ${cliente} and a.codigo = c.codigo and a.codigo <> este.codigo and a.especie = este.especie and a.unido_a is null
      join especie e on e.codigo = a.especie left join raca r on r.codigo = a.raca
      join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
    where (a.microchip is null or este.microchip is null)
      and (similarity(a.nome_busca, este.nome_busca) >= 0.4 or starts_with(a.nome_busca, este.nome_busca) or starts_with(este.nome_busca, a.nome_busca))
    order by cardinality(array_remove(array[case when a.sinpatinhas = este.sinpatinhas then 1 end], null)) desc, c.seu desc, a.nome_busca, a.codigo
    limit ${MAXIMO_DE_SUGESTOES}`.execute(tx)
  return rows
}
