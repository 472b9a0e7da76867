import { semVideo } from '@vetlume/dominio/clipe'
import { formatoDoClipe } from '@vetlume/dominio/laudo'
import type { Emenda } from './emenda.ts'
import type { Fonte } from './fonte.ts'
import { taparAvi } from './tapar-avi.ts'
import { taparMp4 } from './tapar-mp4.ts'

/**
 * What is taken out of a clip when it leaves the company, in order: all that is not the film, its sound and what a player needs to find them. A
 * telephone writes there where it was, whose it is and what it measured. The length and every place stay. Throws `ClipeRecusado`.
 */
export async function taparClipe(fonte: Fonte): Promise<Emenda[]> {
  const formato = formatoDoClipe(await fonte.ler(0, Math.min(12, fonte.tamanho)))
  if (formato === null) throw semVideo()
  const emendas = await (formato === 'MP4' ? taparMp4 : taparAvi)(fonte)
  return emendas.toSorted((uma, outra) => uma.inicio - outra.inicio)
}
