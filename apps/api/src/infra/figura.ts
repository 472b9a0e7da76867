import type { Alvo } from '@vetlume/dominio/contrato'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import { agruparRecorte, contarRecorte, type Banco, type Recorte } from './banco/index.ts'

/** A number on a screen: the list that it opens, and that list counted. */
export interface Figura {
  alvo: Alvo
  consulta: RawBuilder<unknown>
  /** Field of the list's rows that was added up. */
  campo: string
}

export interface FiguraLida {
  quantidade: number
  soma: number
  campo: string
  alvo: Alvo
}

/** Figures of one list that are counted together: `consulta` answers a row (`nome`, `quantidade`, `soma`) for each that is not empty. */
export interface GrupoDeFiguras<N extends string = string> {
  figuras: Readonly<Record<N, Pick<Figura, 'alvo' | 'campo'>>>
  consulta: RawBuilder<unknown>
}

interface ListaDeFiguras<C, E extends z.ZodMiniObject, M extends string, G extends string> {
  /** The screen that shows the list. */
  rota: string
  /** What the list's endpoint takes: the filters of a figure are read as those of an address are. */
  entrada: E
  /** The list's own rows. */
  recortar: (ctx: C, input: z.output<E>) => Recorte
  /** Fields of a row that may be added up, as the list reads them. */
  medidas: Readonly<Record<M, RawBuilder<unknown>>>
  /** Filters that a row passes with one value only, and what of the row that value is. */
  grupos?: Readonly<Record<G, RawBuilder<unknown>>>
  /** The same count (`quantidade`, `soma`) from what is kept added up, where these filters have it. */
  somar?: (ctx: C, filtros: Readonly<Record<string, string>>, campo: M | undefined) => RawBuilder<unknown> | null
}

/**
 * Makes figures of a list: a figure is the list's filters and nothing else. What it counts is what the list, opened with
 * them, pages through, because both are the same query.
 */
export function figurasDe<C, E extends z.ZodMiniObject, M extends string = never, G extends string = never>({
  rota,
  entrada,
  recortar,
  medidas,
  grupos,
  somar,
}: ListaDeFiguras<C, E, M, G>) {
  const conhecidos = new Set(Object.keys(entrada.shape))
  const medidaDe = (campo: M | undefined) => (campo === undefined ? undefined : medidas[campo])
  const alvoDe = (filtros: Record<string, string>): Alvo => {
    const estranho = Object.keys(filtros).find((nome) => !conhecidos.has(nome))
    // The list would leave it out in silence, and show more than the figure means.
    if (estranho !== undefined) throw new Error(`a lista de ${rota} não tem o filtro ${estranho}`)
    return { rota, filtros }
  }
  const figura = (ctx: C, filtros: Record<string, string>, campo?: M): Figura => ({
    alvo: alvoDe(filtros),
    campo: campo ?? '',
    consulta: somar?.(ctx, filtros, campo) ?? contarRecorte(recortar(ctx, z.parse(entrada, filtros)), medidaDe(campo)),
  })
  /** The same figure for each value of one more filter, counted together. */
  const porValor = <V extends string>(
    ctx: C,
    filtros: Record<string, string>,
    { filtro, valores, campo }: { filtro: G; valores: readonly V[]; campo?: M },
  ): GrupoDeFiguras<V> => ({
    figuras: Object.fromEntries(
      valores.map((valor) => [valor, { alvo: alvoDe({ ...filtros, [filtro]: valor }), campo: campo ?? '' }]),
    ) as GrupoDeFiguras<V>['figuras'],
    consulta: agruparRecorte(
      recortar(ctx, z.parse(entrada, filtros)),
      (grupos as Readonly<Record<G, RawBuilder<unknown>>>)[filtro],
      medidaDe(campo),
    ),
  })
  return Object.assign(figura, { alvo: alvoDe, porValor })
}

type LinhaDeFiguras = Record<string, Pick<FiguraLida, 'quantidade' | 'soma'>>

/** All of them in one statement: at least one. `figurasLidas` reads its row. */
export const consultaDasFiguras = (figuras: Readonly<Record<string, Figura>>): RawBuilder<LinhaDeFiguras> =>
  sql`select ${sql.join(
    Object.values(figuras).map(
      ({ consulta }, i) => sql`(select row_to_json(f) from (${consulta}) as f) as ${sql.ref(`f${i}`)}`,
    ),
  )}`

/** The figures that were asked for, out of the row of `consultaDasFiguras`. */
export const figurasLidas = <N extends string>(
  figuras: Readonly<Record<N, Figura>>,
  linha: LinhaDeFiguras | undefined,
): Record<N, FiguraLida> =>
  Object.fromEntries(
    Object.entries<Figura>(figuras).map(([nome, { alvo, campo }], i) => [
      nome,
      { quantidade: 0, soma: 0, ...linha?.[`f${i}`], campo, alvo },
    ]),
  ) as Record<N, FiguraLida>

export async function lerFiguras<N extends string>(
  tx: Banco,
  figuras: Readonly<Record<N, Figura>>,
): Promise<Record<N, FiguraLida>> {
  if (Object.keys(figuras).length === 0) return {} as Record<N, FiguraLida>
  const { rows } = await consultaDasFiguras(figuras).execute(tx)
  return figurasLidas(figuras, rows[0])
}

/** What a group counts: a value without rows is zero. */
export async function lerGrupo<N extends string>(
  tx: Banco,
  { figuras, consulta }: GrupoDeFiguras<N>,
): Promise<Record<N, FiguraLida>> {
  const { rows } = await sql<{ nome: N; quantidade: number; soma: number }>`${consulta}`.execute(tx)
  const lidas = new Map(rows.map(({ nome, quantidade, soma }) => [nome, { quantidade, soma }]))
  const nomes = Object.keys(figuras) as N[]
  return Object.fromEntries(
    nomes.map((nome) => {
      const { alvo, campo } = figuras[nome]
      return [nome, { quantidade: 0, soma: 0, ...lidas.get(nome), campo, alvo }]
    }),
  ) as Record<N, FiguraLida>
}

export const comoContagem = ({ quantidade, alvo }: FiguraLida) => ({ quantidade, alvo })
export const comoQuantia = ({ quantidade, soma, campo, alvo }: FiguraLida) => ({
  quantidade,
  centavos: soma,
  campo,
  alvo,
})
export const comoDuracao = ({ quantidade, soma, alvo }: FiguraLida) => ({ quantidade, minutos: soma, alvo })
