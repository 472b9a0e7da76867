import { sql } from 'kysely'
import { juntas, type Instrucao, type Banco } from '../../infra/banco/index.ts'

type Partes = readonly Readonly<Record<string, unknown>>[]
type Dono = readonly [coluna: string, codigo: string]

/** Writes the rows that a new record has in another table of the tenant: `dono` names its column and its key there. */
export function inserirPartes(cliente: string, tabela: string, [coluna, codigo]: Dono, partes: Partes): Instrucao[] {
  const [primeira] = partes
  if (primeira === undefined) return []
  const colunas = Object.keys(primeira)
  const linhas = partes.map((parte) => sql`(${sql.join([cliente, codigo, ...colunas.map((nome) => parte[nome])])})`)
  const nomes = ['cliente', coluna, ...colunas].map((nome) => sql.ref(nome))
  return [sql`insert into ${sql.table(tabela)} (${sql.join(nomes)}) values ${sql.join(linhas)}`]
}

/**
 * Replaces the rows that a record has in another table of the tenant: `dono` names its column and its key there. The
 * rows are the record's own parts, so that saving it writes them all.
 */
export async function regravarPartes(
  tx: Banco,
  cliente: string,
  tabela: string,
  dono: Dono,
  partes: Partes,
): Promise<void> {
  const [coluna, codigo] = dono
  const apagar = sql`delete from ${sql.table(tabela)} where cliente = ${cliente} and ${sql.ref(coluna)} = ${codigo}`
  await juntas(tx, [apagar, ...inserirPartes(cliente, tabela, dono, partes)])
}
