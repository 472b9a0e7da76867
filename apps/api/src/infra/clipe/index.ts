import { criarLeitores } from '../em-separado.ts'
import { lidoOuRecusado } from '../lido-ou-recusado.ts'
import type { Pedinte } from '../pedinte.ts'
import { criarVez } from '../vez.ts'
import type { ClipeAberto } from './abrir.ts'
import type { PedidoDoClipe, RespostaDoClipe } from './trabalhador.ts'

export { desenharCapa } from './capa-neutra.ts'
export { abrirParaEntregar } from './entregar.ts'

const LIMITE_MS = 20_000
const MEMORIA_MB = 256

const lerNoProcesso = criarLeitores(new URL('trabalhador.ts', import.meta.url), {
  limiteMs: LIMITE_MS,
  memoriaMb: MEMORIA_MB,
  quantos: 1,
})

// Who waits holds a file of the disk, and nothing of it in memory.
const naVez = criarVez(1, { esperando: 40, porDono: 20 })

const PALAVRAS = {
  demorado: 'Este clipe levou tempo demais para ser aberto. Tente outra vez; se continuar assim, exporte-o de novo.',
  danificado: 'Não conseguimos abrir este clipe: está danificado. Exporte-o de novo do aparelho.',
}

/**
 * Reads a clip in a process apart: what its container says, and its first frame where it can be read. `pedinte` waits its company's
 * turn. Throws TIPO_NAO_ACEITO, in words for who sent it.
 */
export function lerClipe(caminho: string, pedinte: Pedinte): Promise<ClipeAberto> {
  const pedido: PedidoDoClipe = { caminho }
  return naVez(() => lidoOuRecusado<ClipeAberto>(lerNoProcesso<RespostaDoClipe>(pedido, pedinte), PALAVRAS), pedinte)
}
