import { sql, type RawBuilder } from 'kysely'

/** A joined record as `{codigo, nome}`, or null when the join found none. `alias` is the join's, never input. */
export function referencia(alias: string, nome: RawBuilder<unknown> = sql.ref(`${alias}.nome`)): RawBuilder<unknown> {
  const codigo = sql.ref(`${alias}.codigo`)
  return sql`case when ${codigo} is not null then json_build_object('codigo', ${codigo}, 'nome', ${nome}) end`
}

/** `São Paulo/SP` of a joined municipality, or null. */
export function nomeDaCidade(alias: string): RawBuilder<unknown> {
  return sql`${sql.ref(`${alias}.nome`)} || '/' || ${sql.ref(`${alias}.uf`)}`
}

/**
 * Every word of `termo` is somewhere in `texto`, which is already normalised. The patterns are a subquery so that
 * they are made once, not for every row.
 */
export function contem(texto: RawBuilder<unknown>, termo: string): RawBuilder<unknown> {
  return sql`${texto} like all ((select padroes_de_busca(${termo}))::text[])`
}
