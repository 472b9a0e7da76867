import type { EntidadeImportada } from '@vetlume/dominio/importacao'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
export type Colunas = Readonly<Record<string, unknown>>

const nomesDe = (linhas: readonly Colunas[]) => [...new Set(linhas.flatMap((linha) => Object.keys(linha)))]
const referencias = (colunas: readonly string[], de = '') =>
  sql.join(colunas.map((coluna) => sql.ref(`${de}${coluna}`)))

/** Where the lists of the forms are kept. */
export type TabelaDePartes =
  | 'animal_tutor'
  | 'parceiro_contato'
  | 'parceiro_preco'
  | 'servico_composicao'
  | 'servico_equipamento'
  | 'plano_saude_preco'
  | 'tabela_preco_item'

type TabelaGravada = EntidadeImportada | TabelaDePartes | 'animal_peso'

/** A registry of two words is kept in a table of two words. */
const comoTabela = (nome: TabelaGravada) => sql.table(nome.replaceAll('-', '_'))

/**
 * Inserts many rows in one statement; the types of the values are those of the table. All rows have the same columns.
 * Tables of an import are the closed lists of these types.
 */
export async function inserirLinhas(
  tx: Banco,
  cliente: string,
  tabela: TabelaGravada,
  linhas: readonly Colunas[],
): Promise<void> {
  const colunas = nomesDe(linhas)
  await sql`insert into ${comoTabela(tabela)} (cliente, ${referencias(colunas)})
    select ${cliente}::uuid, ${referencias(colunas, 'x.')}
    from jsonb_populate_recordset(null::${comoTabela(tabela)}, ${JSON.stringify(linhas)}::jsonb) x`.execute(tx)
}

/**
 * Changes the same columns of many rows, each only if it is still of the version that was read. Answers how many changed.
 */
export async function alterarLinhas(
  tx: Banco,
  cliente: string,
  tabela: EntidadeImportada,
  linhas: readonly (Colunas & { codigo: string; versao: number })[],
): Promise<number> {
  const colunas = nomesDe(linhas).filter((coluna) => coluna !== 'codigo' && coluna !== 'versao')
  const atribuicoes = colunas.map((coluna) => sql`${sql.ref(coluna)} = ${sql.ref(`x.${coluna}`)}`)
  const { numAffectedRows = 0n } = await sql`update ${comoTabela(tabela)} t
    set ${sql.join([...atribuicoes, sql`versao = t.versao + 1`])}
    from jsonb_populate_recordset(null::${comoTabela(tabela)}, ${JSON.stringify(linhas)}::jsonb) x
    where t.cliente = ${cliente} and t.codigo = x.codigo and t.versao = x.versao`.execute(tx)
  return Number(numAffectedRows)
}

/** Takes all items of a list from many records: the column `de` says whose they are. */
export async function apagarPartes(
  tx: Banco,
  cliente: string,
  tabela: TabelaDePartes,
  de: string,
  donos: readonly string[],
): Promise<void> {
  await sql`delete from ${sql.table(tabela)} where cliente = ${cliente} and ${sql.ref(de)} = any(${donos}::uuid[])`.execute(
    tx,
  )
}

/** Gathers again the words that animals are found by. */
export async function renovarBuscas(tx: Banco, cliente: string, animais: readonly string[]): Promise<void> {
  await sql`update animal set tutor = tutor where cliente = ${cliente} and codigo = any(${animais}::uuid[])`.execute(tx)
}

/** Ends the sessions of everybody who enters on behalf of these clinics. */
export async function dispensarUsuarios(tx: Banco, cliente: string, parceiros: readonly string[]): Promise<void> {
  await sql`select busca.dispensar_usuarios_do_parceiro(${cliente}, p) from unnest(${parceiros}::uuid[]) p`.execute(tx)
}
