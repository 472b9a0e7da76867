import { criarLeitores } from '../em-separado.ts'
import { lidoOuRecusado } from '../lido-ou-recusado.ts'
import { criarMemoria } from '../memoria.ts'
import type { Pedinte } from '../pedinte.ts'
import { criarVez } from '../vez.ts'
import type { DicomAberto } from './abrir.ts'
import type { RelatorioLido } from './relatorio.ts'
import type { DicomRecebido } from './receber.ts'
import type { PedidoDoDicom, RespostaDoDicom } from './trabalhador.ts'

export type { Pixels } from './cores.ts'
export type { DicomEmJson } from './em-json.ts'
export type { DicomRecebido } from './receber.ts'
export { dadosDaFigura } from './escalas.ts'

/** Some 500 ms for a radiograph of 3,000 × 3,000; a file made to unpack without end is stopped here. */
const LIMITE_MS = 20_000
const MEMORIA_MB = 512
const PREAMBULO = 128

// One for files that come, one for frames that are looked at: as many as have their turn at once.
const lerNoProcesso = criarLeitores(new URL('trabalhador.ts', import.meta.url), {
  limiteMs: LIMITE_MS,
  memoriaMb: MEMORIA_MB,
  quantos: 2,
})

// Each holds a file of up to 60 MB here and what it unpacks to in its process; who waits holds its file.
const naVez = criarVez(1, { esperando: 20, porDono: 10 })

const PALAVRAS = {
  demorado:
    'Este arquivo DICOM levou tempo demais para ser aberto. Tente outra vez; se continuar assim, exporte-o de novo.',
  danificado: 'Não conseguimos abrir este arquivo DICOM: está danificado ou incompleto. Exporte-o de novo.',
}

/** What a structured report (SR) says and measured, read in a process apart. */
export function lerRelatorioDicom(bytes: Uint8Array, pedinte: Pedinte): Promise<RelatorioLido> {
  return naVez(() => lerSeparado<RelatorioLido>({ bytes, relatorio: true }, pedinte), pedinte)
}

/** A file of DICOM's part 10: 128 bytes of anything, then its mark. */
export const ehDicom = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(PREAMBULO, PREAMBULO + 4)).toString('latin1') === 'DICM'

/** Throws TIPO_NAO_ACEITO, in words for who sent it, when nothing here can read it. */
const lerSeparado = <R extends RespostaDoDicom>(pedido: PedidoDoDicom, pedinte: Pedinte): Promise<R> =>
  lidoOuRecusado<R>(lerNoProcesso<R | { recusa: string }>(pedido, pedinte), PALAVRAS)

/**
 * Reads a DICOM file in a process apart: what it says of the patient, and its first frame as a person sees it. `pedinte`
 * waits its company's turn.
 */
export function lerDicom(bytes: Uint8Array, pedinte: Pedinte): Promise<DicomAberto> {
  return naVez(() => lerSeparado<DicomAberto>({ bytes }, pedinte), pedinte)
}

/** The same for a file that a machine sent: all that is kept of it. */
export function lerDicomRecebido(bytes: Uint8Array, pedinte: Pedinte): Promise<DicomRecebido> {
  return naVez(() => lerSeparado<DicomRecebido>({ bytes, receber: true }, pedinte), pedinte)
}

// Who asks for a frame is about to ask for the next: those that were read along wait here.
const lidos = criarMemoria<Uint8Array>(64 * 1024 * 1024)
const SEM_VERSAO = 0
const quadroNaVez = criarVez(1, { esperando: 60, porDono: 20 })

/** A frame of a DICOM file, from 0, for the viewer; undefined when the file has none such. `chave` is the file's, `ler` its bytes. */
export async function quadroDoDicom(
  { chave, quadro, ler }: { chave: string; quadro: number; ler: () => Promise<Uint8Array> },
  pedinte: Pedinte,
): Promise<Uint8Array | undefined> {
  const daMemoria = () => lidos.ler(`${chave}:${quadro}`, SEM_VERSAO)
  return (
    daMemoria() ??
    quadroNaVez(async () => {
      const veioAntes = daMemoria()
      if (veioAntes !== undefined) return veioAntes
      const pedido = { bytes: await ler(), de: quadro }
      const { quadros } = await lerSeparado<{ quadros: Uint8Array[] }>(pedido, pedinte)
      quadros.forEach((bytes, i) => lidos.guardar(`${chave}:${quadro + i}`, SEM_VERSAO, bytes, bytes.length))
      return quadros[0]
    }, pedinte)
  )
}

/** The samples of a frame, from 0, without compression; undefined when the file has none such. */
export function quadroBruto(bytes: Uint8Array, quadro: number, pedinte: Pedinte): Promise<Uint8Array | undefined> {
  return quadroNaVez(async () => {
    const { quadros } = await lerSeparado<{ quadros: Uint8Array[] }>({ bytes, bruto: quadro }, pedinte)
    return quadros[0]
  }, pedinte)
}
