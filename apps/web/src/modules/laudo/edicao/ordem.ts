import { paginasDeImagens } from '@vetlume/dominio/laudo'

/** For the image that begins a page, which one (from 1), by its place among `quantidade`; the others are not there. */
export function paginasPorInicio(quantidade: number, porPagina: number): ReadonlyMap<number, number> {
  let indice = 0
  return new Map(
    paginasDeImagens(quantidade, porPagina).map((quantas, pagina) => {
      const inicio = indice
      indice += quantas
      return [inicio, pagina + 1]
    }),
  )
}
