import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'

/**
 * Replaces the rows that a record has in another table of the tenant: `dono` names its column and its key there. The
 * rows are the record's own parts, so that saving it writes them all.
 */
export async function regravarPartes(
  { tx, cliente }: Pick<CtxCliente, 'tx' | 'cliente'>,
  tabela: string,
  [coluna, codigo]: readonly [coluna: string, codigo: string],
  partes: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  await sql`delete from ${sql.table(tabela)} where cliente = ${cliente} and ${sql.ref(coluna)} = ${codigo}`.execute(tx)
  const [primeira] = partes
  if (primeira === undefined) return
  const colunas = Object.keys(primeira)
  const linhas = partes.map((parte) => sql`(${sql.join([cliente, codigo, ...colunas.map((nome) => parte[nome])])})`)
  await sql`insert into ${sql.table(tabela)} (${sql.join(['cliente', coluna, ...colunas].map((nome) => sql.ref(nome)))})
    values ${sql.join(linhas)}`.execute(tx)
}
