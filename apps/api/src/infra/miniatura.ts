import { empacotarVarias } from '@vetlume/dominio/imagem'
import { abrirImagem } from './imagens.ts'
import { criarMemoria } from './memoria.ts'
import type { Pedinte } from './pedinte.ts'
import { criarVez } from './vez.ts'

export interface Miniatura {
  bytes: Uint8Array
  tipo: 'image/webp'
}

/** Pixels of the longest side: a card of 170 on a sharp screen. */
const LADO = 320
const TEMPO_MAXIMO_S = 10
/** What one may weigh; the quality goes down until it fits. */
export const MAXIMO_DA_MINIATURA = 24 * 1024
const QUALIDADES = [72, 45, 20] as const

// Of what we wrote ourselves, at most 2,400 pixels a side: a list asks for many, a few at a time.
const comVez = criarVez(2, { esperando: 400, porDono: 120 })
const VERSAO = 1
const guardadas = criarMemoria<Miniatura>(32 * 1024 * 1024)

async function desenhar(bytes: Uint8Array): Promise<Miniatura> {
  const pequena = (await abrirImagem(bytes))
    .timeout({ seconds: TEMPO_MAXIMO_S })
    .resize({ width: LADO, height: LADO, fit: 'inside', withoutEnlargement: true })
  let escrita = Buffer.alloc(0)
  for (const quality of QUALIDADES) {
    escrita = await pequena.clone().webp({ quality }).toBuffer()
    if (escrita.length <= MAXIMO_DA_MINIATURA) break
  }
  return { bytes: new Uint8Array(escrita), tipo: 'image/webp' }
}

/** A small image of one that is kept, by its key; the last ones asked for are remembered. */
export async function miniaturaDe(chave: string, ler: () => Promise<Uint8Array>, pedinte: Pedinte): Promise<Miniatura> {
  const lembrada = guardadas.ler(chave, VERSAO)
  if (lembrada !== undefined) return lembrada
  const nova = await comVez(async () => desenhar(await ler()), pedinte)
  return guardadas.guardar(chave, VERSAO, nova, nova.bytes.byteLength)
}

interface DeMuitas {
  ler: (sha256: string) => Promise<Uint8Array>
  pedinte: Pedinte
  /** What is told of one that could not be drawn. */
  aoPerder: (err: unknown) => void
}

/** Many in one answer, each by its key. One whose bytes cannot be read is left out, and told: the others are seen. */
export async function miniaturasDe(
  achadas: readonly { chave: string; sha256: string }[],
  { ler, pedinte, aoPerder }: DeMuitas,
): Promise<{ bytes: Uint8Array; tipo: string }> {
  const desenhadas = await Promise.allSettled(
    achadas.map(async ({ chave, sha256 }) => {
      const { bytes } = await miniaturaDe(sha256, () => ler(sha256), pedinte)
      return [chave, bytes] as const
    }),
  )
  const prontas = desenhadas.flatMap((uma) => (uma.status === 'fulfilled' ? [uma.value] : []))
  const perdidas = desenhadas.flatMap((uma) => (uma.status === 'rejected' ? [uma.reason as unknown] : []))
  if (prontas.length === 0) throw perdidas[0]
  for (const perdida of perdidas) aoPerder(perdida)
  return { bytes: empacotarVarias(prontas), tipo: 'application/octet-stream' }
}
