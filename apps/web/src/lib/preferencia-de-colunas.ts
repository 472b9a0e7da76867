import type { Armazenamento } from './sessao.ts'

/** What a person chose for the columns of one list: their order, and those that are not shown. */
export interface PreferenciaDeColunas {
  ordem: readonly string[]
  ocultas: readonly string[]
}

const chaveDe = (lista: string) => `colunas:${lista}`
const textos = (valor: unknown): string[] =>
  Array.isArray(valor) ? valor.filter((item): item is string => typeof item === 'string') : []

/** Null when nothing was chosen, or when what is kept cannot be read. */
export function lerColunas(armazenamento: Pick<Armazenamento, 'getItem'>, lista: string): PreferenciaDeColunas | null {
  try {
    const valor: unknown = JSON.parse(armazenamento.getItem(chaveDe(lista)) ?? 'null')
    if (typeof valor !== 'object' || valor === null) return null
    const { ordem, ocultas } = valor as Partial<Record<keyof PreferenciaDeColunas, unknown>>
    return { ordem: textos(ordem), ocultas: textos(ocultas) }
  } catch {
    return null
  }
}

/** Null forgets: the list comes back as it was made. */
export function guardarColunas(
  armazenamento: Pick<Armazenamento, 'setItem' | 'removeItem'>,
  lista: string,
  preferencia: PreferenciaDeColunas | null,
): void {
  if (preferencia === null) armazenamento.removeItem(chaveDe(lista))
  else armazenamento.setItem(chaveDe(lista), JSON.stringify(preferencia))
}

/**
 * Columns in the order that was chosen. The first names the row and stays; one that did not exist when the person chose
 * keeps the place that the list gives it, after the column that comes before it there.
 */
export function emOrdem<C extends { id: string }>(colunas: readonly C[], ordem: readonly string[]): C[] {
  const [primeira, ...outras] = colunas
  if (primeira === undefined) return []
  const conhecidas = ordem.flatMap((id) => outras.filter((coluna) => coluna.id === id))
  const resultado = [primeira, ...conhecidas]
  outras.forEach((coluna, indice) => {
    if (resultado.includes(coluna)) return
    const anterior = indice === 0 ? primeira : outras[indice - 1]
    resultado.splice(anterior === undefined ? 1 : resultado.indexOf(anterior) + 1, 0, coluna)
  })
  return resultado
}

/** Moves one column by `passo` places among those after the first. */
export function mover(ids: readonly string[], id: string, passo: number): string[] {
  const de = ids.indexOf(id)
  const para = Math.min(Math.max(de + passo, 1), ids.length - 1)
  if (de < 1) return [...ids]
  const resto = ids.filter((outro) => outro !== id)
  return [...resto.slice(0, para), id, ...resto.slice(para)]
}
