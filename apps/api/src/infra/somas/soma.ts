import { sql, type RawBuilder } from 'kysely'

/** What the rows of each day add up to, kept in `soma_do_dia`: see docs/decisions/016-sums-of-a-day.md. */
export interface Soma {
  nome: string
  /** The marks (`dia_mudado`) that say that a day of it changed. */
  marcas: string
  /**
   * The days of `dias`, a `date[]` of the database, added up from the rows: `COLUNAS`, at most one row for each class. What is
   * kept is this, and what a day that changed is read as.
   */
  linhas(cliente: string, dias: RawBuilder<unknown>): RawBuilder<unknown>
  /** First and last day (`de`, `ate`) that have rows. */
  extremos(cliente: string): RawBuilder<unknown>
}

/** A period without beginning, without end, or without both is everything. */
export interface Periodo {
  de?: string | undefined
  ate?: string | undefined
}

/** What a sum has of a day, in this order. */
export const COLUNAS = sql`dia, classe, grupo, tipo_despesa, parceiro, especialista, hora, quantidade, entradas, saidas`

const noPeriodo = (dia: RawBuilder<unknown>, { de, ate }: Periodo) =>
  sql`${de === undefined ? sql`` : sql` and ${dia} >= ${de}::date`}${
    ate === undefined ? sql`` : sql` and ${dia} <= ${ate}::date`
  }`

/**
 * A source for `from`: the days of a period as they are kept and, where a day changed since, as its rows are now. In one
 * statement, so that a day is read once, from one side or the other.
 */
export function somado({ nome, marcas, linhas }: Soma, cliente: string, periodo: Periodo): RawBuilder<unknown> {
  const mudados = sql`from dia_mudado m where m.cliente = ${cliente} and m.soma = ${sql.lit(marcas)}`
  return sql`(
    select ${COLUNAS} from soma_do_dia s
      where s.cliente = ${cliente} and s.soma = ${sql.lit(nome)}${noPeriodo(sql`s.dia`, periodo)}
        and not exists (select ${mudados} and m.dia = s.dia)
    union all
    ${linhas(cliente, sql`array(select distinct m.dia ${mudados}${noPeriodo(sql`m.dia`, periodo)})`)})`
}
