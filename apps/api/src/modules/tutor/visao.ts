import { sql, type RawBuilder } from 'kysely'
import type { Visao } from '../cadastros/index.ts'

/**
 * Keys of the animals that somebody reaches, as a subquery, or null for the whole company. A specialist reaches whom it
 * examines; a clinic, its own animals and those it had examined.
 */
export function animaisDaVisao(visao: Visao, cliente: string): RawBuilder<unknown> | null {
  switch (visao.tipo) {
    case 'EMPRESA':
      return null
    case 'ESPECIALISTA':
      return sql`select animal from atendimento where cliente = ${cliente} and especialista = ${visao.especialista}
        union all select animal from agendamento where cliente = ${cliente} and especialista = ${visao.especialista} and animal is not null
        union all select x.animal from laudo l join atendimento x on x.cliente = l.cliente and x.codigo = l.atendimento
          where l.cliente = ${cliente} and (l.especialista = ${visao.especialista} or l.revisor = ${visao.especialista})`
    case 'PARCEIRO':
      return sql`select codigo from animal where cliente = ${cliente} and parceiro = ${visao.parceiro}
        union all select animal from atendimento where cliente = ${cliente} and parceiro = ${visao.parceiro}`
  }
}

/** Keys of the tutors that somebody reaches: those of the animals, and the clinic's own. Null for the whole company. */
export function tutoresDaVisao(visao: Visao, cliente: string): RawBuilder<unknown> | null {
  const animais = animaisDaVisao(visao, cliente)
  if (animais === null) return null
  const dosAnimais = sql`select tutor from animal where cliente = ${cliente} and codigo in (${animais})
    union all select tutor from animal_tutor where cliente = ${cliente} and animal in (${animais})`
  if (visao.tipo !== 'PARCEIRO') return dosAnimais
  return sql`${dosAnimais} union all select codigo from tutor where cliente = ${cliente} and parceiro = ${visao.parceiro}`
}

/**
 * The row of `alias`, or the one that it was merged into, is among `chaves`: who reached a record that was merged is still
 * led to the one that was kept. No filter when `chaves` is null.
 */
export function dentroOuUnido(alias: string, chaves: RawBuilder<unknown> | null): RawBuilder<unknown> {
  return chaves === null
    ? sql`true`
    : sql`coalesce(${sql.ref(`${alias}.unido_a`)}, ${sql.ref(`${alias}.codigo`)}) in (${chaves})`
}

/** `expressao in (chaves)`; no filter when `chaves` is null. */
export function dentro(expressao: RawBuilder<unknown>, chaves: RawBuilder<unknown> | null): RawBuilder<unknown> | null {
  return chaves === null ? null : sql`${expressao} in (${chaves})`
}

/** Filter by partner of origin. For a clinic only its own: a filter on what the reader does not see would tell it. */
export function deParceiro(visao: Visao, alias: string, parceiro: string | undefined): RawBuilder<unknown> | null {
  if (parceiro === undefined) return null
  const proprio = visao.tipo !== 'PARCEIRO' || visao.parceiro === parceiro
  return proprio ? sql`${sql.ref(`${alias}.parceiro`)} = ${parceiro}` : sql`false`
}

/** The partner of origin as `visao` may know it: a clinic never learns of another one. */
export function parceiroVisivel(visao: Visao, alias: string): RawBuilder<unknown> {
  const codigo = sql.ref(`${alias}.codigo`)
  const visivel = visao.tipo === 'PARCEIRO' ? sql`${codigo} = ${visao.parceiro}` : sql`${codigo} is not null`
  return sql`case when ${visivel} then json_build_object('codigo', ${codigo}, 'nome', ${sql.ref(`${alias}.nome`)}) end`
}
