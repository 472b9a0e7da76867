import { ErroDeDominio } from '@vetlume/dominio/erros'
import { prepararImagem, tipoDaImagem } from './imagens.ts'
import { ehPdf, exigirPdfInerte } from './pdf-recebido/index.ts'
import type { Pedinte } from './pedinte.ts'

export interface AnexoPreparado {
  bytes: Uint8Array
  tipo: string
  largura: number | null
  altura: number | null
}

/**
 * What may be kept of a file that somebody sent: images are written again from their pixels; a PDF is looked into, kept as it came and
 * only ever served to be saved. Throws TIPO_NAO_ACEITO on anything else.
 */
export async function prepararAnexo(bytes: Uint8Array, pedinte: Pedinte): Promise<AnexoPreparado> {
  if (tipoDaImagem(bytes) !== null) return prepararImagem(bytes, pedinte)
  if (!ehPdf(bytes))
    throw new ErroDeDominio('TIPO_NAO_ACEITO', { mensagem: 'Envie um PDF ou uma imagem JPEG, PNG ou WebP.' })
  await exigirPdfInerte(bytes, pedinte)
  return { bytes, tipo: 'application/pdf', largura: null, altura: null }
}
