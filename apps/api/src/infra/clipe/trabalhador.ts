import { ClipeRecusado } from '@vetlume/dominio/clipe'
import { responderEmSeparado } from '../em-separado.ts'
import { abrirClipe, type ClipeAberto } from './abrir.ts'

export interface PedidoDoClipe {
  /** Of the file, which the process opens by itself. */
  caminho: string
}

export type RespostaDoClipe = ClipeAberto | { recusa: string }

responderEmSeparado(async ({ caminho }: PedidoDoClipe): Promise<RespostaDoClipe> => {
  try {
    return await abrirClipe(caminho)
  } catch (erro) {
    if (erro instanceof ClipeRecusado) return { recusa: erro.message }
    throw erro
  }
})
