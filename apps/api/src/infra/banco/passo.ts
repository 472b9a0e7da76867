import { ErroDeDominio } from '@vetlume/dominio/erros'
import { sql, type RawBuilder, type Updateable } from 'kysely'
import type { Banco } from './conexao.ts'
import type { DB } from './tipos.ts'

/** Tables whose state moves along a table of transitions of the domain. */
type ComEstado = 'agendamento' | 'atendimento' | 'laudo' | 'titulo'

type Reservadas = 'cliente' | 'codigo' | 'estado' | 'versao'

/** What a step writes beside the state: values, or what the row itself says. */
export type ColunasDoPasso<T extends ComEstado> = {
  readonly [C in Exclude<keyof Updateable<DB[T]>, Reservadas>]?: Updateable<DB[T]>[C] | RawBuilder<unknown>
}

interface Passo<E extends string> {
  cliente: string
  codigos: readonly string[]
  /** The states that it may leave: the statement itself looks at them. */
  de: readonly E[]
  para: E
}

export interface Andada<E extends string> {
  codigo: string
  versao: number
  /** The state that it left. */
  de: E
}

/**
 * The one statement that changes a state: one version more, and never from a state that the step does not leave. Only the
 * `dar-passo.ts` of each module calls it, which reads the table of transitions. Answers the rows that moved.
 */
export async function gravarPasso<T extends ComEstado, E extends string>(
  tx: Banco,
  tabela: T,
  { cliente, codigos, de, para }: Passo<E>,
  colunas: ColunasDoPasso<T> = {},
): Promise<Andada<E>[]> {
  const outras = Object.entries(colunas).map(([coluna, valor]) => sql`, ${sql.ref(coluna)} = ${valor}`)
  const { rows } = await sql<Andada<E>>`
    update ${sql.table(tabela)} set estado = ${para}, versao = versao + 1 ${sql.join(outras, sql``)}
    where cliente = ${cliente} and codigo = any(${codigos}::uuid[]) and estado = any(${de}::text[])
    returning codigo, versao, old.estado as de`.execute(tx)
  return rows
}

/** The same of one row. Throws TRANSICAO_INVALIDA when it is in another state by now. */
export async function gravarPassoDe<T extends ComEstado, E extends string>(
  tx: Banco,
  tabela: T,
  { codigo, ...passo }: Omit<Passo<E>, 'codigos'> & { codigo: string },
  colunas: ColunasDoPasso<T> = {},
): Promise<Andada<E>> {
  const [andada] = await gravarPasso<T, E>(tx, tabela, { ...passo, codigos: [codigo] }, colunas)
  if (andada === undefined) throw new ErroDeDominio('TRANSICAO_INVALIDA')
  return andada
}
