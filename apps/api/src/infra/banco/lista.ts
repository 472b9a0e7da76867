import { ErroDeDominio } from '@vetlume/dominio/erros'
import { TOTAL_DA_BUSCA, TOTAL_MAXIMO, type Pagina } from '@vetlume/dominio/contrato'
import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import type { Banco } from './conexao.ts'

/** A column that the list may be ordered by; `tipo` is the PostgreSQL type of the cursor value. */
export interface Coluna {
  expressao: RawBuilder<unknown>
  tipo: 'text' | 'timestamptz' | 'date' | 'int8' | 'uuid' | 'time'
  /** Columns that may be null sort as this value, so that the keyset stays total. */
  nulo?: string
  /**
   * Which rows, among those of `busca`, come before the others whatever the column says: they are read on their own, by the
   * column's index, and the others only when these do not fill the page. Only with `alias`.
   */
  primeiros?: RawBuilder<unknown>
}

export interface PedidoDeLista {
  ordem: string
  cursor?: string | undefined
  limite: number
  /** No rows: how many there are. */
  contar?: 'so' | undefined
}

export interface ConsultaDeLista {
  /** `select` list, ending in the unique key as `codigo`. */
  campos: RawBuilder<unknown>
  /** `from ... join ...` */
  origem: RawBuilder<unknown>
  /** Of the one table of `origem`, where there is one. */
  alias?: string
  /**
   * Joins to `alias` that neither filter nor multiply: they are made for the rows of the page, when sorting and counting are
   * done. A month of a large company is sorted eight times faster without them.
   */
  juncoes?: RawBuilder<unknown>
  /** What was typed, as one more filter. */
  busca?: RawBuilder<unknown> | null
  filtros: readonly (RawBuilder<unknown> | false | null | undefined)[]
  chave: RawBuilder<unknown>
  tipoDaChave?: 'uuid' | 'int8' | 'text'
  colunas: Readonly<Record<string, Coluna>>
}

const cursorInvalido = () =>
  new ErroDeDominio('VALIDACAO', { campos: { cursor: 'Página inválida: volte ao começo da lista.' } })

/** Class 22, data exception: the only data of the request that reaches a list unread is its cursor. */
const ehDadoIlegivel = (erro: unknown) => erro instanceof pg.DatabaseError && erro.code?.startsWith('22') === true

/** The last row of a page: its value, its key, and which of the parts of the list it is of. */
type Marca = [valor: string, chave: string, parte: number]

const ehMarca = (lido: unknown): lido is Marca =>
  Array.isArray(lido) &&
  lido.length === 3 &&
  lido.every((parte, i) => (i < 2 ? typeof parte === 'string' : parte === 0 || parte === 1))

function lerCursor(cursor: string): Marca {
  try {
    const lido: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (ehMarca(lido)) return lido
  } catch {
    // falls through: a cursor is opaque, whatever is wrong with it has the same answer
  }
  throw cursorInvalido()
}

const escreverCursor = (marca: Marca) => Buffer.from(JSON.stringify(marca)).toString('base64url')

const ou = (coluna: Coluna) =>
  coluna.nulo === undefined
    ? coluna.expressao
    : sql`coalesce(${coluna.expressao}, ${sql.lit(coluna.nulo)}::${sql.raw(coluna.tipo)})`

type Condicoes = readonly RawBuilder<unknown>[]
const onde = (condicoes: Condicoes) => (condicoes.length === 0 ? sql`` : sql`where ${sql.join(condicoes, sql` and `)}`)

/** Which rows a list has: what it pages through, and what a figure counts. */
export type Recorte = Pick<ConsultaDeLista, 'origem' | 'filtros'>

/** One row: how many rows the list has, to the last one, and what `medida` adds up to in them. */
export function contarRecorte({ origem, filtros }: Recorte, medida: RawBuilder<unknown> = sql`0`) {
  const condicoes = filtros.filter((filtro): filtro is RawBuilder<unknown> => Boolean(filtro))
  return sql`select count(*)::int as quantidade, coalesce(sum(${medida}), 0)::bigint as soma ${origem} ${onde(condicoes)}`
}

/** One row for each value of `chave` (`nome`) that the list has: how many rows, and what `medida` adds up to in them. */
export function agruparRecorte(
  { origem, filtros }: Recorte,
  chave: RawBuilder<unknown>,
  medida: RawBuilder<unknown> = sql`0`,
) {
  const condicoes = filtros.filter((filtro): filtro is RawBuilder<unknown> => Boolean(filtro))
  return sql`select ${chave} as nome, count(*)::int as quantidade, coalesce(sum(${medida}), 0)::bigint as soma
    ${origem} ${onde(condicoes)} group by 1`
}

interface Leitura extends Pick<ConsultaDeLista, 'campos' | 'origem' | 'alias' | 'juncoes'> {
  ordem: RawBuilder<unknown>
  maximo: number
  /** Number of the first of the parts to read. */
  parte: number
  partes: readonly Condicoes[]
}

/** The rows of a page in one statement: those of a part and, when they are less than `maximo`, those of the next. */
function linhasDaPagina({ campos, origem, alias, juncoes = sql``, ordem, maximo, parte, partes }: Leitura) {
  const [primeira = [], segunda] = partes
  const linhas = (condicoes: Condicoes) => sql`${origem} ${onde(condicoes)} order by ${ordem} limit ${maximo}`
  if (alias === undefined) return sql`select ${campos}, 0 as "_parte" ${linhas(primeira)}`
  const todas = sql`${sql.ref(alias)}.*`
  const uma = sql`select ${todas}, ${sql.lit(parte)} as "_parte" ${linhas(primeira)}`
  const falta = sql`(select count(*) from primeira) < ${maximo}`
  const fonte =
    segunda === undefined
      ? uma
      : sql`with primeira as materialized (${uma}),
          segunda as (select ${todas}, ${sql.lit(parte + 1)} as "_parte" ${linhas([falta, ...segunda])})
        select * from primeira union all select * from segunda`
  return sql`select ${campos}, "_parte" from (${fonte}) as ${sql.ref(alias)} ${juncoes} order by "_parte", ${ordem} limit ${maximo}`
}

/** How many rows there are, as far as a list counts. */
async function contarAte(tx: Banco, maximo: number, { origem }: Pick<ConsultaDeLista, 'origem'>, condicoes: Condicoes) {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 ${origem} ${onde(condicoes)} limit ${maximo + 1}) as contados`.execute(tx)
  const n = rows[0]?.n ?? 0
  return { itens: [], proximo: null, total: Math.min(n, maximo), totalExato: n <= maximo }
}

/**
 * One page of a list by keyset, or its total: the page does not wait for a count, which only the whole list in one page has
 * for nothing. Column names reach SQL only through `colunas`, never from the request.
 */
export async function listar<T extends { codigo: string | number }>(
  tx: Banco,
  { ordem, cursor, limite, contar }: PedidoDeLista,
  { filtros, busca, chave, tipoDaChave = 'uuid', colunas, ...resto }: ConsultaDeLista,
): Promise<Pagina<T>> {
  const decrescente = ordem.startsWith('-')
  const coluna = colunas[decrescente ? ordem.slice(1) : ordem]
  if (coluna === undefined) throw new ErroDeDominio('VALIDACAO', { campos: { ordem: 'Ordenação desconhecida.' } })
  const valor = ou(coluna)
  const direcao = sql.raw(decrescente ? 'desc' : 'asc')
  const semBusca = filtros.filter((filtro): filtro is RawBuilder<unknown> => Boolean(filtro))
  const condicoes = busca ? [busca, ...semBusca] : semBusca
  if (contar === 'so') return contarAte(tx, busca ? TOTAL_DA_BUSCA : TOTAL_MAXIMO, resto, condicoes)
  const { primeiros } = coluna
  const partes: Condicoes[] =
    primeiros === undefined
      ? [condicoes]
      : [
          [primeiros, ...semBusca],
          [sql`not (${primeiros})`, ...condicoes],
        ]
  if (decrescente) partes.reverse()

  const marca = cursor === undefined ? null : lerCursor(cursor)
  const [daMarca, ...seguintes] = partes.slice(marca?.[2])
  // A list of one part has no second: what the cursor says comes from outside, and without its part there is no filter.
  if (daMarca === undefined) throw cursorInvalido()
  const depois =
    marca === null
      ? []
      : [
          sql`(${valor}, ${chave}) ${sql.raw(decrescente ? '<' : '>')} (${marca[0]}::${sql.raw(coluna.tipo)}, ${marca[1]}::${sql.raw(tipoDaChave)})`,
        ]
  const { rows } = await sql<T & { _ordem: string; _parte: number }>`${linhasDaPagina({
    ...resto,
    campos: sql`${resto.campos}, ${valor}::text as "_ordem"`,
    ordem: sql`${valor} ${direcao}, ${chave} ${direcao}`,
    maximo: limite + 1,
    parte: marca?.[2] ?? 0,
    partes: [[...daMarca, ...depois], ...seguintes],
  })}`
    .execute(tx)
    .catch((erro: unknown) => {
      throw cursor !== undefined && ehDadoIlegivel(erro) ? cursorInvalido() : erro
    })
  const itens = rows.slice(0, limite).map(({ _ordem, _parte, ...linha }) => linha as unknown as T)
  const ultima = rows[limite - 1]
  const proximo =
    rows.length > limite && ultima !== undefined
      ? escreverCursor([ultima._ordem, String(ultima.codigo), ultima._parte])
      : null

  const inteira = cursor === undefined && proximo === null
  return { itens, proximo, total: inteira ? itens.length : null, totalExato: inteira }
}
