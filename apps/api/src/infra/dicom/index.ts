import { ErroDeDominio } from '@vetlume/dominio/erros'
import { lerEmProcesso } from '../em-separado.ts'
import type { Pedinte } from '../pedinte.ts'
import { criarVez } from '../vez.ts'
import type { DicomAberto } from './abrir.ts'
import type { RespostaDoDicom } from './trabalhador.ts'

export type { Pixels } from './cores.ts'

/** Some 500 ms for a radiograph of 3,000 × 3,000; a file made to unpack without end is stopped here. */
const LIMITE_MS = 20_000
const MEMORIA_MB = 512
const PREAMBULO = 128

// Each holds a file of up to 60 MB here and what it unpacks to in its process; who waits holds its file.
const naVez = criarVez(1, { esperando: 20, porDono: 10 })

const recusar = (mensagem: string, cause?: unknown) => new ErroDeDominio('TIPO_NAO_ACEITO', { mensagem, cause })

/** A file of DICOM's part 10: 128 bytes of anything, then its mark. */
export const ehDicom = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(PREAMBULO, PREAMBULO + 4)).toString('latin1') === 'DICM'

/**
 * Reads a DICOM file in a process of its own: what it says of the patient, and its first frame as a person sees it. `pedinte`
 * waits its company's turn. Throws TIPO_NAO_ACEITO, in words for who sent it, when nothing here can show it.
 */
export function lerDicom(bytes: Uint8Array, pedinte: Pedinte): Promise<DicomAberto> {
  const programa = new URL('trabalhador.ts', import.meta.url)
  const limites = { limiteMs: LIMITE_MS, memoriaMb: MEMORIA_MB, sinal: pedinte.sinal }
  return naVez(async () => {
    const resposta = await lerEmProcesso<RespostaDoDicom>(programa, { bytes }, limites).catch((erro: unknown) => {
      throw erro instanceof ErroDeDominio
        ? erro
        : recusar('Não conseguimos abrir este arquivo DICOM: está danificado ou incompleto. Exporte-o de novo.', erro)
    })
    if ('recusa' in resposta) throw recusar(resposta.recusa)
    return resposta
  }, pedinte)
}
