import { incompleto, semVideo } from '@vetlume/dominio/clipe'
import { formatoDoClipe, type DadosDoClipe } from '@vetlume/dominio/laudo'
import { open } from 'node:fs/promises'
import type { Pixels } from '../dicom/index.ts'
import type { Fonte } from './fonte.ts'
import { lerMp4 } from './ler-mp4.ts'
import { lerAvi, quadroDoAvi } from './quadro-do-avi.ts'
import { taparClipe } from './tapar.ts'

export interface ClipeAberto {
  dados: Omit<DadosDoClipe, 'capa'>
  /** Of the first frame, of a container and a codec that are read here; null of the others. */
  pixels: Pixels | null
}

async function lerComQuadro(fonte: Fonte): Promise<ClipeAberto> {
  const lido = await lerAvi(fonte)
  return { dados: lido.dados, pixels: await quadroDoAvi(lido) }
}

/** Throws `ClipeRecusado`. */
export async function lerClipeDe(fonte: Fonte): Promise<ClipeAberto> {
  const formato = formatoDoClipe(await fonte.ler(0, Math.min(12, fonte.tamanho)))
  if (formato === null) throw semVideo()
  const lido = formato === 'MP4' ? { dados: await lerMp4(fonte), pixels: null } : await lerComQuadro(fonte)
  // One that could not be delivered is refused by now.
  await taparClipe(fonte)
  return lido
}

/** Reads a clip from its file, a part at a time. */
export async function abrirClipe(caminho: string): Promise<ClipeAberto> {
  const descritor = await open(caminho, 'r')
  try {
    const { size } = await descritor.stat()
    const ler: Fonte['ler'] = async (posicao, quantos) => {
      if (posicao + quantos > size) throw incompleto()
      const { buffer, bytesRead } = await descritor.read(Buffer.alloc(quantos), 0, quantos, posicao)
      if (bytesRead < quantos) throw incompleto()
      return buffer
    }
    return await lerClipeDe({ tamanho: size, ler })
  } finally {
    await descritor.close()
  }
}
