import { sql, type RawBuilder } from 'kysely'

/** What the rows of each day add up to, kept in `soma_do_dia`: see docs/decisions/016-sums-of-a-day.md. */
export interface Soma {
  nome: string
  /** The marks (`dia_mudado`) that say that a day of it changed. */
  marcas: string
  /** Kept by month too (`nomeDoMes`), for who tells no day of a month from another. */
  porMes: boolean
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

/** What a day, or a month, is told apart by. */
export const CLASSES = sql`classe, grupo, tipo_despesa, parceiro, especialista, hora`

/** What a sum has of a day, in this order. */
export const COLUNAS = sql`dia, ${CLASSES}, quantidade, entradas, saidas`

/** Under which name the months of a sum are kept, each as its first day. */
export const nomeDoMes = ({ nome }: Soma): string => `${nome}_MES`

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

/** The ends of a period that cut a month in two. */
function extremosQueCortam({ de, ate }: Periodo): string[] {
  const cortaNoFim = (dia: string) => Temporal.PlainDate.from(dia).add({ days: 1 }).day !== 1
  return [
    ...(de === undefined || de.endsWith('-01') ? [] : [de]),
    ...(ate === undefined || !cortaNoFim(ate) ? [] : [ate]),
  ]
}

/**
 * As `somado`, but a month is one day, its first, where nothing in it changed: years are read as dozens of rows. A month that
 * the period or a day of `cortes`, a `date[]` of the database, cuts in two is read day by day.
 */
export function somadoPorMes(
  soma: Soma,
  cliente: string,
  periodo: Periodo,
  cortes: RawBuilder<unknown> = sql`array[]::date[]`,
): RawBuilder<unknown> {
  if (!soma.porMes) throw new Error(`${soma.nome} is not kept by month`)
  const { nome, marcas, linhas } = soma
  const mudados = sql`from dia_mudado m where m.cliente = ${cliente} and m.soma = ${sql.lit(marcas)}`
  return sql`(
    with mudados as materialized (select distinct m.dia ${mudados}${noPeriodo(sql`m.dia`, periodo)}),
      abertos as materialized (select date_trunc('month', dia)::date as mes from mudados
        union select date_trunc('month', corte)::date from unnest(${extremosQueCortam(periodo)}::date[] || ${cortes}) corte)
    select ${COLUNAS} from soma_do_dia s
      where s.cliente = ${cliente} and s.soma = ${sql.lit(nomeDoMes(soma))}${noPeriodo(sql`s.dia`, periodo)}
        and not exists (select from abertos a where a.mes = s.dia)
    union all
    select ${COLUNAS} from abertos a join soma_do_dia s
      on s.cliente = ${cliente} and s.soma = ${sql.lit(nome)} and s.dia >= a.mes and s.dia < (a.mes + interval '1 month')::date
      where not exists (select from mudados m where m.dia = s.dia)${noPeriodo(sql`s.dia`, periodo)}
    union all
    ${linhas(cliente, sql`array(select dia from mudados)`)})`
}
