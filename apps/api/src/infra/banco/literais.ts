import { sql, type RawBuilder } from 'kysely'

/**
 * A list of constants of ours written into the statement. As parameters the planner could not tell that they are those of a
 * partial index. Never of what comes from a request.
 */
export const literais = (constantes: readonly string[]): RawBuilder<unknown> =>
  sql.join(constantes.map((constante) => sql.lit(constante)))
