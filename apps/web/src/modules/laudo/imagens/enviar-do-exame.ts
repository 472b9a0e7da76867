import { formatoDoClipe, type LaudoCompleto } from '@vetlume/dominio/laudo'
import { api } from '../../../lib/navegador.ts'
import { importarComRede } from '../../../ui/importada.tsx'

/** What a file that was sent became: a figure, or what a machine measured. */
export interface Recebido {
  imagem?: LaudoCompleto['imagens'][number]
  relatorio?: LaudoCompleto['relatorios'][number]
}

/** SOP classes of structured reports begin with it; a DICOM file says its own at the beginning, in plain letters (PS3.10). */
const RELATORIO = '1.2.840.10008.5.1.4.1.1.88.'
const CABECALHO = 1024

const latin1 = new TextDecoder('latin1')

/** What a browser cannot show, or could not learn to, has a cover of the server's. */
const capaDe = (arquivo: File): Promise<Blob | null> =>
  importarComRede(() => import('./quadro-do-clipe.ts')).then(
    ({ primeiroQuadro }) => primeiroQuadro(arquivo),
    () => null,
  )

/** Sends a file of the exam where it belongs. */
export async function enviarDoExame(
  codigo: string,
  arquivo: File,
  opcoes: { aoProgredir: (fracao: number) => void; sinal: AbortSignal },
): Promise<Recebido> {
  const inicio = new Uint8Array(await arquivo.slice(0, CABECALHO).arrayBuffer())
  const entrada = { codigo, arquivo }
  const clipe = formatoDoClipe(inicio)
  if (clipe !== null) {
    // The server reads the frame of an AVI, which no browser plays.
    const capa = clipe === 'MP4' ? await capaDe(arquivo) : null
    const comCapa = capa === null ? entrada : { codigo, capa, arquivo }
    return { imagem: await api('POST /laudo/:codigo/clipe', comCapa, opcoes) }
  }
  return latin1.decode(inicio).includes(RELATORIO)
    ? { relatorio: await api('POST /laudo/:codigo/relatorio', entrada, opcoes) }
    : { imagem: await api('POST /laudo/:codigo/imagem', entrada, opcoes) }
}
