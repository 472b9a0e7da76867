import { ErroDeDominio } from '@vetlume/dominio/erros'
import { criarLeitores } from '../em-separado.ts'
import { lidoOuRecusado } from '../lido-ou-recusado.ts'
import type { Pedinte } from '../pedinte.ts'
import { criarVez } from '../vez.ts'
import type { ProblemaDoPdf } from './inspecionar.ts'
import type { RespostaDaInspecao } from './trabalhador.ts'

/** Some 100 ms for what a laboratory sends; a file made to unpack without end is stopped here. */
const LIMITE_MS = 20_000
const MEMORIA_MB = 256

const PALAVRAS = {
  demorado: 'Este PDF levou tempo demais para ser conferido. Tente outra vez; se continuar assim, exporte-o de novo.',
  danificado: 'Não conseguimos abrir este PDF: está danificado ou não é um PDF. Exporte-o de novo e tente outra vez.',
}
const RECUSAS: Readonly<Record<ProblemaDoPdf, string>> = {
  ILEGIVEL: PALAVRAS.danificado,
  COM_SENHA: 'Este PDF pede senha para abrir. Salve uma cópia sem senha e envie a cópia.',
  ATIVO:
    'Este PDF traz um programa, um formulário ativo ou outros arquivos dentro dele. Imprima-o como PDF e envie a cópia.',
}

// One that unpacks without end takes a gigabyte until its time is over; and who waits holds its file.
const naVez = criarVez(1, { esperando: 40, porDono: 20 })

export const ehPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 5)).toString('latin1') === '%PDF-'

/**
 * Refuses (TIPO_NAO_ACEITO) what only begins like a PDF, what asks for a password, and what acts by itself: scripts, programs,
 * forms that send, files inside. What was taken in before it was looked at is disarmed by how it is served (`registrar.ts`):
 * to be saved, never shown by us. `limiteMs`: how long one file may take.
 */
export function criarInspecaoDePdf(limiteMs = LIMITE_MS) {
  const programa = new URL('trabalhador.ts', import.meta.url)
  const ler = criarLeitores(programa, { limiteMs, memoriaMb: MEMORIA_MB, quantos: 1 })
  return async (bytes: Uint8Array, pedinte: Pedinte): Promise<void> => {
    const leitura = () => lidoOuRecusado(ler<RespostaDaInspecao>({ bytes }, pedinte), PALAVRAS)
    const { problema } = await naVez(leitura, pedinte)
    if (problema !== null) throw new ErroDeDominio('TIPO_NAO_ACEITO', { mensagem: RECUSAS[problema] })
  }
}

export const exigirPdfInerte = criarInspecaoDePdf()
