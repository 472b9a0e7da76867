import { sql, type RawBuilder } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

/** Letters of a page, more or less: it is what is held in memory. */
const ALVO_DA_PAGINA = 1_000_000
const PRIMEIRA_PAGINA = 100
const MENOR_PAGINA = 10
const MAIOR_PAGINA = 4_000

export interface Pagina {
  /** Rows as JSON, one a line, as the database writes them. */
  texto: string
  linhas: number
}

export interface Leitura {
  /** A query whose rows are read, with the columns of `chave` among its own. */
  de: RawBuilder<unknown>
  /** What its rows are told from each other by, with the type of each column. */
  chave: readonly (readonly [coluna: string, tipo: string])[]
  colunas: readonly string[]
}

const depoisDe = (chave: Leitura['chave'], ultima: readonly string[]) => {
  const colunas = sql.join(chave.map(([coluna]) => sql.ref(`l.${coluna}`)))
  const valores = sql.join(chave.map(([, tipo], i) => sql`${ultima[i]}::text::${sql.raw(tipo)}`))
  return sql`where (${colunas}) > (${valores})`
}

/** Reads in the order of the key, as many rows at a time as fill a page. */
export async function* lerEmPaginas(tx: Banco, { de, chave, colunas }: Leitura): AsyncGenerator<Pagina> {
  const campos = sql.join(colunas.map((coluna) => sql.ref(coluna)))
  const ordem = sql.join(chave.map(([coluna]) => sql.ref(coluna)))
  const textos = sql.join(chave.map(([coluna]) => sql`${sql.ref(`l.${coluna}`)}::text`))
  let quantas = PRIMEIRA_PAGINA
  for (let ultima: readonly string[] | undefined; ;) {
    const { rows } = await sql<{ linha: string; chave: string[] }>`
      select to_json(l)::text as linha, array[${textos}] as chave from (
        select ${campos} from (${de}) as l ${ultima === undefined ? sql`` : depoisDe(chave, ultima)}
        order by ${ordem} limit ${quantas}) as l`.execute(tx)
    ultima = rows.at(-1)?.chave
    if (ultima === undefined) return
    const texto = `${rows.map(({ linha }) => linha).join('\n')}\n`
    yield { texto, linhas: rows.length }
    if (rows.length < quantas) return
    const ideal = Math.round((quantas * ALVO_DA_PAGINA) / texto.length)
    quantas = Math.min(MAIOR_PAGINA, Math.max(MENOR_PAGINA, ideal))
  }
}
