import type { EntidadeImportada } from '@vetlume/dominio/importacao'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

interface Lugar {
  tx: Banco
  cliente: string
}

export type Colunas = Readonly<Record<string, unknown>>

const nomesDe = (linhas: readonly Colunas[]) => [...new Set(linhas.flatMap((linha) => Object.keys(linha)))]
const referencias = (colunas: readonly string[], de = '') =>
  sql.join(colunas.map((coluna) => sql.ref(`${de}${coluna}`)))

/**
 * Inserts many rows in one statement; the types of the values are those of the table. All rows have the same columns.
 * Tables of an import are the closed list of `EntidadeImportada`.
 */
export async function inserirLinhas(
  { tx, cliente }: Lugar,
  tabela: EntidadeImportada | 'animal_peso',
  linhas: readonly Colunas[],
): Promise<void> {
  const colunas = nomesDe(linhas)
  await sql`insert into ${sql.table(tabela)} (cliente, ${referencias(colunas)})
    select ${cliente}::uuid, ${referencias(colunas, 'x.')}
    from jsonb_populate_recordset(null::${sql.table(tabela)}, ${JSON.stringify(linhas)}::jsonb) x`.execute(tx)
}

/**
 * Changes the same columns of many rows, each only if it is still of the version that was read. Answers how many changed.
 */
export async function alterarLinhas(
  { tx, cliente }: Lugar,
  tabela: EntidadeImportada,
  linhas: readonly (Colunas & { codigo: string; versao: number })[],
): Promise<number> {
  const colunas = nomesDe(linhas).filter((coluna) => coluna !== 'codigo' && coluna !== 'versao')
  const atribuicoes = colunas.map((coluna) => sql`${sql.ref(coluna)} = ${sql.ref(`x.${coluna}`)}`)
  const { numAffectedRows = 0n } = await sql`update ${sql.table(tabela)} t
    set ${sql.join([...atribuicoes, sql`versao = t.versao + 1`])}
    from jsonb_populate_recordset(null::${sql.table(tabela)}, ${JSON.stringify(linhas)}::jsonb) x
    where t.cliente = ${cliente} and t.codigo = x.codigo and t.versao = x.versao`.execute(tx)
  return Number(numAffectedRows)
}
