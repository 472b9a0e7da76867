import * as z from 'zod/mini'
import { janela } from './janela.ts'
import { desempacotar, empacotar } from './pacote.ts'

/** How the samples of a grey frame are to be read; `janelas` begins with the one that the figure was drawn with. */
const cinza = z.object({
  bits: z.literal([8, 16, 32]),
  comSinal: z.boolean(),
  /** Value of the modality (Hounsfield in CT): sample × `multiplica` + `soma`. */
  multiplica: z.number(),
  soma: z.number(),
  /** Higher is darker (MONOCHROME1). */
  invertido: z.boolean(),
  janelas: z.array(janela).check(z.minLength(1)),
})
export type Cinza = z.infer<typeof cinza>

/** One frame of a DICOM file without anything of its patient: grey as deflated samples, colour as a picture (JPEG; of clips without compression, BMP). */
export const cabecalhoDoQuadro = z.object({
  largura: z.int(),
  altura: z.int(),
  total: z.int(),
  /** Between one frame and the next, as the machine recorded them; null when it does not say. */
  msPorQuadro: z.nullable(z.number()),
  cinza: z.nullable(cinza),
})
export type CabecalhoDoQuadro = z.infer<typeof cabecalhoDoQuadro>

export const empacotarQuadro = (cabecalho: CabecalhoDoQuadro, corpo: Uint8Array): Uint8Array<ArrayBuffer> =>
  empacotar(cabecalho, corpo)

export function desempacotarQuadro(bytes: Uint8Array<ArrayBuffer>): {
  cabecalho: CabecalhoDoQuadro
  corpo: Uint8Array<ArrayBuffer>
} {
  const { dito, corpo } = desempacotar(bytes)
  return { cabecalho: cabecalhoDoQuadro.parse(dito), corpo }
}
