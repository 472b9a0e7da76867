import { ErroDeDominio } from '@vetlume/dominio/erros'
import { TOTAL_MAXIMO } from '@vetlume/dominio/contrato'
import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import type { Banco } from './conexao.ts'

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
  /** False for who does not show the total: it is then only what was read. */
  contar?: boolean | undefined
}

export interface ConsultaDeLista {
  /** `select` list, ending in the unique key as `codigo`. */
  campos: RawBuilder<unknown>
  /** `from ... join ...` */
  origem: RawBuilder<unknown>
  /**
   * Joins to `alias` of the origin that neither filter nor multiply: they are made for the rows of the page, when sorting and
   * counting are done. A month of a large company is sorted eight times faster without them.
   */
  juncoes?: { alias: string; com: RawBuilder<unknown> }
  filtros: readonly (RawBuilder<unknown> | false | null | undefined)[]
  chave: RawBuilder<unknown>
  tipoDaChave?: 'uuid' | 'int8'
  colunas: Readonly<Record<string, Coluna>>
}

const cursorInvalido = () =>
  new ErroDeDominio('VALIDACAO', { campos: { cursor: 'Página inválida: volte ao começo da lista.' } })

/** Class 22, data exception: the only data of the request that reaches a list unread is its cursor. */
const ehDadoIlegivel = (erro: unknown) => erro instanceof pg.DatabaseError && erro.code?.startsWith('22') === true

function lerCursor(cursor: string): [valor: string, chave: string] {
  try {
    const lido: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (Array.isArray(lido) && lido.length === 2 && lido.every((parte) => typeof parte === 'string')) {
      return lido as [string, string]
    }
  } catch {
    // falls through: a cursor is opaque, whatever is wrong with it has the same answer
  }
  throw cursorInvalido()
}

const escreverCursor = (valor: string, chave: string) =>
  Buffer.from(JSON.stringify([valor, chave])).toString('base64url')

const ou = (coluna: Coluna) =>
  coluna.nulo === undefined
    ? coluna.expressao
    : sql`coalesce(${coluna.expressao}, ${sql.lit(coluna.nulo)}::${sql.raw(coluna.tipo)})`

/**
 * One page of a list by keyset, with a total counted up to TOTAL_MAXIMO. The list is one query; the count is
 * another, run only for the first page. Column names reach SQL only through `colunas`, never from the request.
 */
export async function listar<T extends { codigo: string | number }>(
  tx: Banco,
  { ordem, cursor, limite, contar = true }: PedidoDeLista,
  { campos, origem, juncoes, filtros, chave, tipoDaChave = 'uuid', colunas }: ConsultaDeLista,
): Promise<{ itens: T[]; proximo: string | null; total: number; totalExato: boolean }> {
  const decrescente = ordem.startsWith('-')
  const coluna = colunas[decrescente ? ordem.slice(1) : ordem]
  if (coluna === undefined) throw new ErroDeDominio('VALIDACAO', { campos: { ordem: 'Ordenação desconhecida.' } })
  const valor = ou(coluna)
  const direcao = sql.raw(decrescente ? 'desc' : 'asc')
  const condicoes = filtros.filter((filtro): filtro is RawBuilder<unknown> => Boolean(filtro))
  const onde = (extras: readonly RawBuilder<unknown>[]) =>
    extras.length === 0 ? sql`` : sql`where ${sql.join(extras, sql` and `)}`

  const daPagina = [...condicoes]
  if (cursor !== undefined) {
    const [ultimo, ultimaChave] = lerCursor(cursor)
    daPagina.push(
      sql`(${valor}, ${chave}) ${sql.raw(decrescente ? '<' : '>')} (${ultimo}::${sql.raw(coluna.tipo)}, ${ultimaChave}::${sql.raw(tipoDaChave)})`,
    )
  }
  const ordenado = sql`order by ${valor} ${direcao}, ${chave} ${direcao}`
  const pagina = sql`${origem} ${onde(daPagina)} ${ordenado} limit ${limite + 1}`
  const linhas =
    juncoes === undefined
      ? pagina
      : sql`from (select ${sql.ref(juncoes.alias)}.* ${pagina}) as ${sql.ref(juncoes.alias)} ${juncoes.com} ${ordenado}`
  const { rows } = await sql<T & { _ordem: string }>`select ${campos}, ${valor}::text as "_ordem" ${linhas}`
    .execute(tx)
    .catch((erro: unknown) => {
      throw cursor !== undefined && ehDadoIlegivel(erro) ? cursorInvalido() : erro
    })
  const itens = rows.slice(0, limite).map(({ _ordem, ...linha }) => linha as unknown as T)
  const ultima = rows[limite - 1]
  const proximo =
    rows.length > limite && ultima !== undefined ? escreverCursor(ultima._ordem, String(ultima.codigo)) : null

  if (cursor === undefined && proximo === null) return { itens, proximo, total: itens.length, totalExato: true }
  if (!contar) return { itens, proximo, total: itens.length, totalExato: false }
  const { rows: contagem } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 ${origem} ${onde(condicoes)} limit ${TOTAL_MAXIMO + 1}) as contados`.execute(
    tx,
  )
  const total = contagem[0]?.n ?? 0
  return { itens, proximo, total: Math.min(total, TOTAL_MAXIMO), totalExato: total <= TOTAL_MAXIMO }
}
