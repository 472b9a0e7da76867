import type { ColunaDePlanilha, ValorDePlanilha } from '../../lib/planilha/valores.ts'
import type { Coluna } from './tipos.ts'

/** What stands for a missing value on screen is nothing in a sheet. */
const AUSENTE = '–'

function daCelula<T>(coluna: Coluna<T>, item: T): ValorDePlanilha {
  const celula = coluna.celula(item)
  if (typeof celula === 'number') return celula
  if (typeof celula !== 'string' || celula === AUSENTE) return null
  // What keeps a screen's line from breaking would keep the words of a sheet from being found.
  return celula.replaceAll('\u00a0', ' ')
}

/** Columns that only a file has, by their titles there: of one that the import takes back, unless `semVolta`. */
export const soNaPlanilha = <T>(
  colunas: Readonly<Record<string, (item: T) => ValorDePlanilha>>,
  como: Pick<Coluna<T>, 'semVolta'> = {},
): Coluna<T>[] =>
  Object.entries(colunas).map(([titulo, texto]) => ({
    id: `planilha:${titulo}`,
    titulo,
    celula: () => null,
    texto,
    soNaPlanilha: true,
    ...como,
  }))

/** A column of the list as a column of a sheet: its own `texto`, or its cell where that is already a text or a number. */
export function comoColunasDePlanilha<T>(colunas: readonly Coluna<T>[]): ColunaDePlanilha<T>[] {
  return colunas.map((coluna) => ({
    titulo: coluna.tituloNaPlanilha ?? coluna.titulo,
    texto: coluna.texto ?? ((item) => daCelula(coluna, item)),
  }))
}
