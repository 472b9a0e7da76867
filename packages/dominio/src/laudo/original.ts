import * as z from 'zod/mini'
import { escritorDeNumeros } from '../constantes/index.ts'

/** What a figure that is no clip was taken out of. */
export const FORMATOS_DO_ORIGINAL = ['JPEG', 'PNG', 'WEBP', 'DICOM'] as const
export type FormatoDoOriginal = (typeof FORMATOS_DO_ORIGINAL)[number]

const FORMATOS: Readonly<Record<string, FormatoDoOriginal>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WEBP',
  'application/dicom': 'DICOM',
}
export const formatoDoOriginal = (tipo: string): FormatoDoOriginal | null => FORMATOS[tipo] ?? null

/** The file of a figure, kept as it came. */
export const originalDaFigura = z.object({
  formato: z.enum(FORMATOS_DO_ORIGINAL),
  /** Bytes. */
  tamanho: z.int(),
})
export type OriginalDaFigura = z.infer<typeof originalDaFigura>

/** Of a signed laudo: its bytes are hashed with all the rest. */
export const originalDoDocumento = z.object({ sha256: z.string(), ...originalDaFigura.shape })
export type OriginalDoDocumento = z.infer<typeof originalDoDocumento>

/** Of a machine's file only pixels leave the company; a photograph goes whole, without what it says of where and by whom. */
export const ehFotografia = ({ formato }: Pick<OriginalDaFigura, 'formato'>): boolean => formato !== 'DICOM'

const KB = 1_000
const MB = 1_000_000
const inteiro = escritorDeNumeros({ maximumFractionDigits: 0 })
const comDecimo = escritorDeNumeros({ maximumFractionDigits: 1 })

/** `JPEG, 3,2 MB`. */
export const descreverOriginal = ({ formato, tamanho }: OriginalDaFigura): string =>
  `${formato === 'WEBP' ? 'WebP' : formato}, ${tamanho < MB ? `${inteiro(Math.max(tamanho, KB) / KB)} KB` : `${comDecimo(tamanho / MB)} MB`}`
