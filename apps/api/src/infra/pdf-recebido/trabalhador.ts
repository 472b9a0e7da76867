import { responderEmSeparado } from '../em-separado.ts'
import { inspecionarPdf, type ProblemaDoPdf } from './inspecionar.ts'

export interface RespostaDaInspecao {
  problema: ProblemaDoPdf | null
}

responderEmSeparado(async ({ bytes }: { bytes: Uint8Array }): Promise<RespostaDaInspecao> => ({
  problema: await inspecionarPdf(bytes),
}))
