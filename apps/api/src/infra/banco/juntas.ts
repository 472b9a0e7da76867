import {
  ExpressionWrapper,
  sql,
  type CompiledQuery,
  type OperationNodeSource,
  type QueryExecutorProvider,
  type RawBuilder,
} from 'kysely'
import type { Banco } from './conexao.ts'
import { planoGenerico } from './modo-do-plano.ts'

/** A statement that was not sent yet: `sql` with its values, or one that kysely builds. */
export interface Instrucao<T = unknown> extends OperationNodeSource {
  compile(executor: QueryExecutorProvider): CompiledQuery<T>
}

type Linhas<I extends readonly Instrucao[]> = {
  -readonly [K in keyof I]: I[K] extends Instrucao<infer T> ? T[] : never
}

/**
 * Sends statements that do not wait for each other's answers in one packet, and answers the rows of each. They run in their
 * order; what fails first is what is thrown, since those after it only say that the transaction is over.
 */
export async function juntas<const I extends readonly Instrucao[]>(
  tx: Banco,
  instrucoes: I,
  /** What runs before them and answers nothing that is read: locks. */
  antes: readonly Instrucao[] = [],
): Promise<Linhas<I>> {
  const compiladas = [...antes, ...instrucoes].map((instrucao) => instrucao.compile(tx))
  const respostas = await tx
    .getExecutor()
    .provideConnection((conexao) =>
      Promise.allSettled(compiladas.map((compilada) => conexao.executeQuery(compilada, undefined))),
    )
  const linhas = respostas.map((resposta) => {
    if (resposta.status === 'rejected') throw resposta.reason
    return resposta.value.rows
  })
  return linhas.slice(antes.length) as Linhas<I>
}

const dentro = (instrucao: Instrucao) => new ExpressionWrapper(instrucao.toOperationNode())

/**
 * Writes that are one statement: each costs both sides some 50 µs beside its work. Answers what the first returns. In what order they run
 * is not told: foreign keys are checked at the end, but a trigger that reads the row of another needs a statement of its own.
 */
export function numaSo<T>(primeira: Instrucao<T>, outras: readonly Instrucao[]): RawBuilder<T> {
  const partes = outras.map((outra, i) => sql`${sql.ref(`tambem_${i}`)} as (${dentro(outra)})`)
  return planoGenerico('rows that are written as they come', sql<T>`with ${sql.join(partes)} ${dentro(primeira)}`)
}
