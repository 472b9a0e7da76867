import { responderEmSeparado } from '../em-separado.ts'
import { abrirDicom, lerConjunto, lerQuadro, type DicomAberto } from './abrir.ts'
import { quadrosDe } from './leitura.ts'
import { DicomRecusado } from './quadro.ts'
import { receberDicom, type DicomRecebido } from './receber.ts'
import { lerRelatorio, type RelatorioLido } from './relatorio.ts'
import { separarQuadros } from './separar.ts'

/**
 * `de` asks for frames from that one on, `bruto` for the samples of one frame, `relatorio` for what a structured report measured,
 * `receber` for all that is kept of a file that a machine sent; without any, for what the file says and for its first frame.
 */
export interface PedidoDoDicom {
  bytes: Uint8Array
  de?: number
  bruto?: number
  relatorio?: true
  receber?: true
}

export type RespostaDoDicom =
  | DicomAberto
  | DicomRecebido
  | RelatorioLido
  | { quadros: Uint8Array[] }
  | { recusa: string }

/** The samples of a frame, little-endian; none when the file has no such frame. */
async function quadroSolto(bytes: Uint8Array, qual: number): Promise<Uint8Array[]> {
  const conjunto = lerConjunto(bytes)
  if (qual >= quadrosDe(conjunto)) return []
  const { buffer, byteOffset, byteLength } = (await lerQuadro(conjunto, qual)).amostras
  return [new Uint8Array(buffer, byteOffset, byteLength)]
}

async function responder({ bytes, de, bruto, relatorio, receber }: PedidoDoDicom): Promise<RespostaDoDicom> {
  if (receber) return receberDicom(bytes)
  if (relatorio) return lerRelatorio(bytes)
  if (bruto !== undefined) return { quadros: await quadroSolto(bytes, bruto) }
  return de === undefined ? abrirDicom(bytes) : { quadros: await separarQuadros(bytes, de) }
}

responderEmSeparado(async (pedido: PedidoDoDicom): Promise<RespostaDoDicom> => {
  try {
    return await responder(pedido)
  } catch (erro) {
    if (erro instanceof DicomRecusado) return { recusa: erro.message }
    throw erro
  }
})
