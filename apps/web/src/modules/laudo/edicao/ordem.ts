/** How many pages `quantidade` images take, and on which page (from 1) the image at `indice` falls. */
export function paginaDaImagem(indice: number, porPagina: number): number {
  return Math.floor(indice / porPagina) + 1
}
