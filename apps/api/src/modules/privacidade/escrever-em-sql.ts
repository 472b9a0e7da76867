import { sql, type RawBuilder } from 'kysely'
import type { Local } from './local.ts'

/** One section of the statement: its columns are named as the person reads them. */
export interface SecaoPedida {
  titulo: string
  finalidade: string
  consulta: RawBuilder<unknown>
}

export interface Alvo extends Local {
  registro: string
  fuso: string
}

/** An instant as the person reads it, on the company's clock. */
export const quando = (expressao: RawBuilder<unknown>, fuso: string): RawBuilder<unknown> =>
  sql`to_char(${expressao} at time zone ${fuso}, 'DD/MM/YYYY HH24:MI')`

export const dia = (expressao: RawBuilder<unknown>): RawBuilder<unknown> => sql`to_char(${expressao}, 'DD/MM/YYYY')`

/** What a state is called, by the words that the screens use. */
export const rotulo = (
  expressao: RawBuilder<unknown>,
  rotulos: Readonly<Record<string, string>>,
): RawBuilder<unknown> => sql`${JSON.stringify(rotulos)}::jsonb ->> ${expressao}`
