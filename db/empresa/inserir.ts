import { sql, type RawBuilder } from 'kysely'
import type { Banco } from '../../apps/api/src/infra/banco/index.ts'

interface Insercao {
  tabela: string
  colunas: readonly string[]
  /** Columns that the copy does not bring, and what stands in their place. */
  outras?: Readonly<Record<string, RawBuilder<unknown>>>
  /** Columns that come from the lines as they were written, where those of `linhas` had their keys changed. */
  intactas?: { colunas: readonly string[]; linhas: readonly string[] }
  onde?: RawBuilder<unknown>
}

const emLista = (linhas: readonly string[]) => `[${linhas.join(',')}]`

/** Writes rows as the database wrote them in JSON. Answers how many. */
export async function inserirLinhas(
  tx: Banco,
  linhas: readonly string[],
  { tabela, colunas, outras = {}, intactas, onde = sql`true` }: Insercao,
): Promise<number> {
  const tipo = sql`null::public.${sql.table(tabela)}`
  const originais = intactas ?? { colunas: [], linhas: [] }
  const daLinha = colunas.map((coluna) => sql.ref(`${originais.colunas.includes(coluna) ? 'o' : 'n'}.${coluna}`))
  const juncao =
    originais.colunas.length === 0
      ? sql``
      : sql`join json_populate_recordset(${tipo}, ${emLista(originais.linhas)}::json) with ordinality as o using (ordinality)`
  const { numAffectedRows } = await sql`
    insert into public.${sql.table(tabela)} (${sql.join([...colunas, ...Object.keys(outras)].map((coluna) => sql.ref(coluna)))})
    select ${sql.join([...daLinha, ...Object.values(outras)])}
    from json_populate_recordset(${tipo}, ${emLista(linhas)}::json) with ordinality as n ${juncao}
    where ${onde}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
