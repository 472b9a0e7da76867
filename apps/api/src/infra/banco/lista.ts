import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  CAMPOS_DA_LISTA,
  LIMITE_DE_TELA,
  LIMITE_USUAL,
  TOTAL_DA_BUSCA,
  TOTAL_MAXIMO,
  type Pagina,
} from '@vetlume/dominio/contrato'
import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import type { Banco } from './conexao.ts'
import { planoGenerico, planoPorValores } from './modo-do-plano.ts'

/** A column that the list may be ordered by; `tipo` is the PostgreSQL type of the cursor value. */
export interface Coluna {
  expressao: RawBuilder<unknown>
  tipo: 'text' | 'timestamptz' | 'date' | 'int8' | 'uuid' | 'time'
  /** Columns that may be null sort as this value, so that the keyset stays total. */
  nulo?: string
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
  /** The search stopped at its bound: there may be more rows than these. */
  haMais?: boolean
  filtros: readonly (RawBuilder<unknown> | false | null | undefined)[]
  chave: RawBuilder<unknown>
  tipoDaChave?: 'uuid' | 'int8' | 'text'
  colunas: Readonly<Record<string, Coluna>>
  /**
   * How a page is planned, when not as the database guesses: GENERICO where no value changes how many rows there are, and a
   * page is the next rows of an index; POR_VALORES where a filter may leave few rows or nearly all.
   */
  plano?: 'GENERICO' | 'POR_VALORES'
}

const cursorInvalido = () =>
  new ErroDeDominio('VALIDACAO', { campos: { cursor: 'Página inválida: volte ao começo da lista.' } })

/** Class 22, data exception: the only data of the request that reaches a list unread is its cursor. */
const ehDadoIlegivel = (erro: unknown) => erro instanceof pg.DatabaseError && erro.code?.startsWith('22') === true

/** The last row of a page: its value and its key. */
type Marca = [valor: string, chave: string]

const ehMarca = (lido: unknown): lido is Marca =>
  Array.isArray(lido) && lido.length === 2 && lido.every((parte) => typeof parte === 'string')

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

/**
 * How many of the best a search has to find. Filters choose among many of them, and a file takes as many; a screen sees so
 * many as are counted; and the first page in the order in which the search finds, `achadosPor`, is its first ones.
 */
export function maximoDaBusca(pedido: PedidoDeLista, achadosPor = 'relevancia'): number {
  const { ordem, cursor, limite, contar } = pedido
  const filtrada = Object.entries(pedido).some(([nome, valor]) => valor !== undefined && !CAMPOS_DA_LISTA.has(nome))
  if (filtrada || limite > LIMITE_DE_TELA) return TOTAL_MAXIMO
  return ordem === achadosPor && cursor === undefined && contar === undefined ? limite + 1 : TOTAL_DA_BUSCA + 1
}

interface Leitura extends Pick<ConsultaDeLista, 'campos' | 'origem' | 'alias' | 'juncoes'> {
  ordem: RawBuilder<unknown>
  maximo: RawBuilder<unknown>
  condicoes: Condicoes
  comBusca: boolean
}

function linhasDaPagina({ campos, origem, alias, juncoes, ordem, maximo, condicoes, comBusca }: Leitura) {
  const daLista = sql`${origem} ${onde(condicoes)}`
  if (alias === undefined) return sql`select ${campos} ${daLista} order by ${ordem} limit ${maximo}`
  const tabela = sql.ref(alias)
  // What a search found is put in order after: in sight of the limit the planner would walk the index of the order through
  // the whole table, looking for the few that were found.
  const linhas = comBusca ? sql`from (select ${tabela}.* ${daLista} offset 0) as ${tabela}` : daLista
  return sql`select ${campos} from (select ${tabela}.* ${linhas} order by ${ordem} limit ${maximo}) as ${tabela}
    ${juncoes ?? sql``} order by ${ordem} limit ${maximo}`
}

const FILTROS = 'a filter may leave few rows or all'

/** The plan for any value does well only where the statement says that a page is short: written for the usual page, and no other. */
function planejada<T>(
  linhas: (maximo: RawBuilder<unknown>) => RawBuilder<T>,
  limite: number,
  plano: ConsultaDeLista['plano'],
) {
  if (plano === 'GENERICO' && limite === LIMITE_USUAL)
    return planoGenerico('a page is the next rows of an index', linhas(sql.lit(limite + 1)))
  const consulta = linhas(sql`${limite + 1}`)
  return plano === 'POR_VALORES' ? planoPorValores(FILTROS, consulta) : consulta
}

/** How many rows there are, as far as a list counts: for a file, which has all that a search reaches, further than for a screen. */
async function contarAte(tx: Banco, maximo: number, { origem }: Pick<ConsultaDeLista, 'origem'>, condicoes: Condicoes) {
  const contagem = sql<{ n: number }>`
    select count(*)::int as n from (select 1 ${origem} ${onde(condicoes)} limit ${maximo + 1}) as contados`
  const { rows } = await planoPorValores(FILTROS, contagem).execute(tx)
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
  { filtros, busca, haMais = false, chave, tipoDaChave = 'uuid', colunas, plano, ...resto }: ConsultaDeLista,
): Promise<Pagina<T>> {
  const decrescente = ordem.startsWith('-')
  const coluna = colunas[decrescente ? ordem.slice(1) : ordem]
  if (coluna === undefined) throw new ErroDeDominio('VALIDACAO', { campos: { ordem: 'Ordenação desconhecida.' } })
  const condicoes = [busca, ...filtros].filter((filtro): filtro is RawBuilder<unknown> => Boolean(filtro))
  if (contar === 'so') {
    const maximo = busca && limite <= LIMITE_DE_TELA ? TOTAL_DA_BUSCA : TOTAL_MAXIMO
    const contada = await contarAte(tx, maximo, resto, condicoes)
    return { ...contada, totalExato: contada.totalExato && !haMais }
  }
  const valor = ou(coluna)
  const direcao = sql.raw(decrescente ? 'desc' : 'asc')
  const marca = cursor === undefined ? null : lerCursor(cursor)
  const depois =
    marca &&
    sql`(${valor}, ${chave}) ${sql.raw(decrescente ? '<' : '>')} (${marca[0]}::${sql.raw(coluna.tipo)}, ${marca[1]}::${sql.raw(tipoDaChave)})`
  const linhas = (maximo: RawBuilder<unknown>) =>
    sql<T & { _ordem: string }>`${linhasDaPagina({
      ...resto,
      campos: sql`${resto.campos}, ${valor}::text as "_ordem"`,
      ordem: sql`${valor} ${direcao}, ${chave} ${direcao}`,
      maximo,
      condicoes: depois === null ? condicoes : [...condicoes, depois],
      comBusca: Boolean(busca),
    })}`
  const { rows } = await planejada(linhas, limite, plano)
    .execute(tx)
    .catch((erro: unknown) => {
      throw cursor !== undefined && ehDadoIlegivel(erro) ? cursorInvalido() : erro
    })
  const ultima = rows[limite - 1]
  const proximo =
    rows.length > limite && ultima !== undefined ? escreverCursor([ultima._ordem, String(ultima.codigo)]) : null
  // Said to be undefined, it is in no JSON; taken out of each row, it cost ten times the copy of a page.
  const itens = rows.slice(0, limite).map((linha): T => ({ ...linha, _ordem: undefined }))
  const inteira = cursor === undefined && proximo === null
  return { itens, proximo, total: inteira ? itens.length : null, totalExato: inteira && !haMais }
}
