import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import { prepararImagem } from '../imagens.ts'
import { PROPRIO, type Pedinte } from '../pedinte.ts'

/**
 * Pixels of all the figures of a paper. The compiler holds each of them opened, some ten bytes a pixel, until the last page is written: 18 figures
 * as large as they are kept fit, and of 120 each is printed at some 280 dots an inch, eight a page.
 */
export const MAXIMO_DE_PIXELS_NO_PAPEL = 80_000_000
/** At once, of one paper: others have figures too. */
const JUNTAS = 2

type Figura = Pick<DocumentoDoLaudo['imagens'][number], 'sha256' | 'largura' | 'altura'>

/**
 * The files of a document with its figures as large as its paper takes: as they are while they fit together, else all smaller by as much. The same
 * figures give the same bytes.
 */
export async function paraOPapel(
  figuras: readonly Figura[],
  arquivos: ReadonlyMap<string, Uint8Array>,
  pedinte: Pedinte = PROPRIO,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const porBytes = new Map(figuras.map((figura) => [figura.sha256, figura]))
  const total = [...porBytes.values()].reduce((soma, { largura, altura }) => soma + largura * altura, 0)
  if (total <= MAXIMO_DE_PIXELS_NO_PAPEL) return arquivos
  const escala = Math.sqrt(MAXIMO_DE_PIXELS_NO_PAPEL / total)
  const menores = new Map(arquivos)
  const fila = [...porBytes.values()]
  const seguir = async () => {
    for (let figura = fila.pop(); figura !== undefined; figura = fila.pop()) {
      const { sha256, largura, altura } = figura
      const bytes = arquivos.get(sha256)
      if (bytes === undefined) continue
      const lado = Math.max(1, Math.floor(Math.max(largura, altura) * escala))
      menores.set(sha256, (await prepararImagem(bytes, pedinte, lado)).bytes)
    }
  }
  await Promise.all(Array.from({ length: JUNTAS }, seguir))
  return menores
}
