import { sql, type RawBuilder } from 'kysely'

/** What PostgreSQL calls how it plans a statement that is sent again. */
export type ModoDoPlano = 'auto' | 'force_generic_plan' | 'force_custom_plan'

// The statement carries its mode, and why, into the database's own views; the reason is ours, never of a request.
const declarar =
  (modo: ModoDoPlano) =>
  <T>(motivo: string, consulta: RawBuilder<T>): RawBuilder<T> =>
    sql<T>`${sql.raw(`/* ${modo}: ${motivo} */ `)}${consulta}`

/**
 * Left alone, a statement is planned for its values five times, and from then on whenever PostgreSQL guesses that this costs
 * less. Declared so, it is planned once a connection, for any value: where planning weighs and every value is read alike.
 */
export const planoGenerico = declarar('force_generic_plan')

/** Planned for its values every time: where the plan that serves any of them reads far more than the one of these. */
export const planoPorValores = declarar('force_custom_plan')

const LINHAS_ESCRITAS = /^\s*insert into [^()]+\([^()]*\)\s+values\s/

/** Rows that are written by their values have one plan in any mode: they leave the one that holds, and a change is not sent for them. */
export const planejaSempreIgual = (texto: string): boolean => LINHAS_ESCRITAS.test(texto)

export function modoDoPlano(texto: string): ModoDoPlano {
  if (texto.startsWith('/* force_generic_plan:')) return 'force_generic_plan'
  return texto.startsWith('/* force_custom_plan:') ? 'force_custom_plan' : 'auto'
}
