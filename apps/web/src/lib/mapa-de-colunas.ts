import type { MapaDeColunas } from '@vetlume/dominio/importacao'

/** Gives a column to a field, or to none. A field has one column: it leaves the one where it was. */
export function escolherCampo(mapa: MapaDeColunas, coluna: number, campo: string | null): MapaDeColunas {
  const outros = Object.entries(mapa).filter(([outro, posicao]) => posicao !== coluna && outro !== campo)
  return Object.fromEntries(campo === null ? outros : [...outros, [campo, coluna]])
}
