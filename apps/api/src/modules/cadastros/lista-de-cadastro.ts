import type { Endpoint, EntradaLida, Pagina, RespostaDe } from '@vetlume/dominio/contrato'
import { sql, type RawBuilder } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import { listar, maximoDaBusca, type Banco, type Coluna } from '../../infra/banco/index.ts'
import type { CtxDe } from '../../infra/http/registrar.ts'
import { contem } from './sql.ts'

/** What is particular to a registry's list. Rows come out of the query with the names of the contract. */
export interface ConsultaDeCadastro {
  campos: RawBuilder<unknown>
  /** `from ... join ...` */
  origem: RawBuilder<unknown>
  /** Of the one table of `origem`, where it is large: `busca` then finds the best by `busca.melhores`, in the order that it has. */
  alias?: string
  /** Unique key. */
  chave: RawBuilder<unknown>
  tipoDaChave?: 'uuid' | 'int8'
  /** Normalised name: sorts by relevance, and is where the search looks unless `busca` says otherwise. */
  nome: RawBuilder<unknown>
  busca?: (termo: string, maximo: number) => RawBuilder<unknown>
  colunas: Readonly<Record<string, Coluna>>
  filtros?: readonly (RawBuilder<unknown> | false | null | undefined)[]
}

interface PedidoDeCadastro {
  busca?: string | undefined
  codigo?: string | undefined
  ordem: string
  cursor?: string | undefined
  limite: number
  contar?: 'so' | undefined
}

const INVERSO = sql`'0123456789abcdef', 'fedcba9876543210'`

/** What begins with the words, by name, then the others: by name too, or the newest first where there may be too many to sort. */
function relevancia({ nome, alias, chave }: ConsultaDeCadastro, termo: string): Coluna {
  if (termo === '') return { expressao: nome, tipo: 'text' }
  const comeca = sql`starts_with(${nome}, (select normalizar(btrim(${termo}))))`
  const outros = alias === undefined ? nome : sql`translate(${chave}::text, ${INVERSO})`
  const ordem = sql`case when ${comeca} then '0' || ${nome} else '1' || ${outros} end`
  return { expressao: alias === undefined ? sql`(${ordem})` : sql`((${ordem}) collate "C")`, tipo: 'text' }
}

function soUm({ chave, tipoDaChave = 'uuid' }: ConsultaDeCadastro, codigo: string | undefined) {
  return codigo === undefined ? null : sql`${chave} = ${codigo}::${sql.raw(tipoDaChave)}`
}

/** One page of a registry, with its search and its sort by relevance. */
export function paginarCadastro<T extends { codigo: string }>(
  tx: Banco,
  pedido: PedidoDeCadastro,
  consulta: ConsultaDeCadastro,
): Promise<Pagina<T>> {
  const { nome, busca = (termo: string) => contem(nome, termo), filtros = [], colunas, ...resto } = consulta
  const termo = pedido.busca ?? ''
  return listar<T>(tx, pedido, {
    ...resto,
    colunas: { ...colunas, relevancia: relevancia(consulta, termo) },
    busca: termo === '' ? null : busca(termo, maximoDaBusca(pedido)),
    filtros: [soUm(consulta, pedido.codigo), ...filtros],
  })
}

type ItemDe<E extends Endpoint> = RespostaDe<E> extends { itens: (infer I extends { codigo: string })[] } ? I : never

export interface ChamadaDeLista<E extends Endpoint> {
  ctx: CtxDe<E> & Pick<CtxPlataforma, 'tx'>
  input: EntradaLida<E> & PedidoDeCadastro
}

/**
 * The verb of a registry's list endpoint: `listaDeCadastro<Contrato['GET /x']>(({ ctx, input }) => consulta)`.
 * A new registry is its table, its contract and this one query.
 */
export function listaDeCadastro<E extends Endpoint>(consultaDe: (chamada: ChamadaDeLista<E>) => ConsultaDeCadastro) {
  return (chamada: ChamadaDeLista<E>): Promise<Pagina<ItemDe<E>>> =>
    paginarCadastro<ItemDe<E>>(chamada.ctx.tx, chamada.input, consultaDe(chamada))
}

/** Filter of the column `ativo` of `alias`; nothing when the request does not ask. */
export function soAtivos(alias: string, ativo: boolean | undefined): RawBuilder<unknown> | null {
  return ativo === undefined ? null : sql`${sql.ref(`${alias}.ativo`)} = ${ativo}`
}

/** Reads one record by the query of its list, for registries whose record is the row of the list; `pedido` goes with it. */
export function fichaPelaLista<C extends CtxPlataforma, I>(
  lista: (chamada: { ctx: C; input: never }) => Promise<{ itens: I[] }>,
  pedido: Readonly<Record<string, unknown>> = {},
) {
  return async (ctx: C, codigo: string): Promise<I | undefined> => {
    const { itens } = await lista({ ctx, input: { ...pedido, codigo, ordem: 'relevancia', limite: 1 } as never })
    if (itens[0] === undefined) return undefined
    // What a page is ordered by is no field of the record: the trail of what is deleted names every field.
    const { _ordem, ...ficha } = itens[0] as I & { _ordem?: unknown }
    return ficha as I
  }
}
