import { responderEmSeparado } from '../em-separado.ts'
import { abrirDicom, type DicomAberto } from './abrir.ts'
import { lerRelatorio, type RelatorioLido } from './relatorio.ts'
import { DicomRecusado } from './quadro.ts'
import { separarQuadros } from './separar.ts'

/** `de` asks for frames from that one on, `relatorio` for what a structured report measured; without either, for what the file says and for its first frame. */
export interface PedidoDoDicom {
  bytes: Uint8Array
  de?: number
  relatorio?: true
}

export type RespostaDoDicom = DicomAberto | RelatorioLido | { quadros: Uint8Array[] } | { recusa: string }

responderEmSeparado(async ({ bytes, de, relatorio }: PedidoDoDicom): Promise<RespostaDoDicom> => {
  try {
    if (relatorio === true) return lerRelatorio(bytes)
    return de === undefined ? await abrirDicom(bytes) : { quadros: await separarQuadros(bytes, de) }
  } catch (erro) {
    if (erro instanceof DicomRecusado) return { recusa: erro.message }
    throw erro
  }
})
