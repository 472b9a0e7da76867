import { ErroDeDominio } from '@vetlume/dominio/erros'
import { criarLeitores, LeituraDemorada } from '../em-separado.ts'
import type { Pedinte } from '../pedinte.ts'
import { criarVez } from '../vez.ts'
import type { ClipeAberto } from './abrir.ts'
import type { PedidoDoClipe, RespostaDoClipe } from './trabalhador.ts'

export { desenharCapa } from './capa-neutra.ts'

const LIMITE_MS = 20_000
const MEMORIA_MB = 256
const MEMORIA_DEPOIS = 320 * 1024 * 1024
const ARQUIVOS_POR_PROCESSO = 200
const OCIOSO_MS = 10_000

const lerNoProcesso = criarLeitores(new URL('trabalhador.ts', import.meta.url), {
  limiteMs: LIMITE_MS,
  memoriaMb: MEMORIA_MB,
  quantos: 1,
  arquivos: ARQUIVOS_POR_PROCESSO,
  memoriaDepois: MEMORIA_DEPOIS,
  ociosoMs: OCIOSO_MS,
})

// Who waits holds a file of the disk, and nothing of it in memory.
const naVez = criarVez(1, { esperando: 40, porDono: 20 })

const recusar = (mensagem: string, cause?: unknown) => new ErroDeDominio('TIPO_NAO_ACEITO', { mensagem, cause })

/**
 * Reads a clip in a process apart: what its container says, and its first frame where it can be read. `pedinte` waits its company's
 * turn. Throws TIPO_NAO_ACEITO, in words for who sent it.
 */
export function lerClipe(caminho: string, pedinte: Pedinte): Promise<ClipeAberto> {
  return naVez(async () => {
    const pedido: PedidoDoClipe = { caminho }
    const resposta = await lerNoProcesso<RespostaDoClipe>(pedido, pedinte).catch((erro: unknown) => {
      if (erro instanceof ErroDeDominio) throw erro
      throw recusar(
        erro instanceof LeituraDemorada
          ? 'Este clipe levou tempo demais para ser aberto. Tente outra vez; se continuar assim, exporte-o de novo.'
          : 'Não conseguimos abrir este clipe: está danificado. Exporte-o de novo do aparelho.',
        erro,
      )
    })
    if ('recusa' in resposta) throw recusar(resposta.recusa)
    return resposta
  }, pedinte)
}
