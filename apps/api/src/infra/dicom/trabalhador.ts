import { responderEmSeparado } from '../em-separado.ts'
import { abrirDicom, type DicomAberto } from './abrir.ts'
import { DicomRecusado } from './quadro.ts'

export type RespostaDoDicom = DicomAberto | { recusa: string }

responderEmSeparado(async ({ bytes }: { bytes: Uint8Array }): Promise<RespostaDoDicom> => {
  try {
    return await abrirDicom(bytes)
  } catch (erro) {
    if (erro instanceof DicomRecusado) return { recusa: erro.message }
    throw erro
  }
})
