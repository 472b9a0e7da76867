import type { LaudoCompleto } from '@vetlume/dominio/laudo'
import { api } from '../../../lib/navegador.ts'

/** What a file that was sent became: a figure, or what a machine measured. */
export interface Recebido {
  imagem?: LaudoCompleto['imagens'][number]
  relatorio?: LaudoCompleto['relatorios'][number]
}

/** SOP classes of structured reports begin with it; a DICOM file says its own at the beginning, in plain letters (PS3.10). */
const RELATORIO = '1.2.840.10008.5.1.4.1.1.88.'
const CABECALHO = 1024

const ehRelatorio = async (arquivo: File): Promise<boolean> =>
  (await arquivo.slice(0, CABECALHO).text()).includes(RELATORIO)

/** Sends a file of the exam where it belongs. */
export async function enviarDoExame(
  codigo: string,
  arquivo: File,
  opcoes: { aoProgredir: (fracao: number) => void; sinal: AbortSignal },
): Promise<Recebido> {
  const entrada = { codigo, arquivo }
  return (await ehRelatorio(arquivo))
    ? { relatorio: await api('POST /laudo/:codigo/relatorio', entrada, opcoes) }
    : { imagem: await api('POST /laudo/:codigo/imagem', entrada, opcoes) }
}
