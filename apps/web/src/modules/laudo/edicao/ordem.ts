import { paginasDeImagens } from '@vetlume/dominio/laudo'
import type { ConteudoDoLaudo, ImagemDoLaudo } from '@vetlume/dominio/laudo'

/** Written in a measure: where the model asks it, a figure leaves the pages of images for its section. */
const medida = ({ marcas = [] }: ImagemDoLaudo) => marcas.some(({ escritaEm }) => escritaEm !== undefined)

/** For the image that begins a page, which one (from 1), by its place; the others are not there. */
export function paginasPorInicio(
  { imagens, imagensPorPagina }: Pick<ConteudoDoLaudo, 'imagens' | 'imagensPorPagina'>,
  medidasNasSecoes: boolean,
): ReadonlyMap<number, number> {
  const noFim = imagens.flatMap((imagem, indice) => (medidasNasSecoes && medida(imagem) ? [] : [indice]))
  let feitas = 0
  return new Map(
    paginasDeImagens(noFim.length, imagensPorPagina).map((quantas, pagina) => {
      const inicio = noFim[feitas] ?? 0
      feitas += quantas
      return [inicio, pagina + 1]
    }),
  )
}
