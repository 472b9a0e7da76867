import { responderEmSeparado } from '../em-separado.ts'
import { abrirDicom, type DicomAberto } from './abrir.ts'
import { DicomRecusado } from './quadro.ts'
import { separarQuadros } from './separar.ts'

/** `de` asks for frames from that one on; without it, for what the file says and for its first frame. */
export interface PedidoDoDicom {
  bytes: Uint8Array
  de?: number
}

export type RespostaDoDicom = DicomAberto | { quadros: Uint8Array[] } | { recusa: string }

responderEmSeparado(async ({ bytes, de }: PedidoDoDicom): Promise<RespostaDoDicom> => {
  try {
    return de === undefined ? await abrirDicom(bytes) : { quadros: await separarQuadros(bytes, de) }
  } catch (erro) {
    if (erro instanceof DicomRecusado) return { recusa: erro.message }
    throw erro
  }
})
