import * as z from 'zod/mini'
import { escritorDeNumeros } from '../constantes/index.ts'
import { juntar } from '../formatos/index.ts'

export const FORMATOS_DO_CLIPE = ['MP4', 'AVI'] as const
export type FormatoDoClipe = (typeof FORMATOS_DO_CLIPE)[number]

export const MAXIMO_DO_CLIPE_MB = 100

/** What the container of a clip says of it; null where it says nothing that can be trusted. */
const medidasDoClipe = {
  formato: z.enum(FORMATOS_DO_CLIPE),
  duracaoMs: z.nullable(z.int()),
  largura: z.nullable(z.int()),
  altura: z.nullable(z.int()),
  quadrosPorSegundo: z.nullable(z.number()),
}

export const dadosDoClipe = z.object({
  ...medidasDoClipe,
  /** What stands for it as a figure: its first frame, or a cover of ours where nobody could read one. */
  capa: z.enum(['QUADRO', 'NEUTRA']),
})
export type DadosDoClipe = z.infer<typeof dadosDoClipe>

/** Of a signed laudo: the bytes of the clip are hashed with all the rest. */
export const clipeDoDocumento = z.object({ sha256: z.string(), ...medidasDoClipe })
export type ClipeDoDocumento = z.infer<typeof clipeDoDocumento>

const TIPOS: Readonly<Record<FormatoDoClipe, string>> = { MP4: 'video/mp4', AVI: 'video/x-msvideo' }
export const tipoDoClipe = (formato: FormatoDoClipe): string => TIPOS[formato]

const ASSINATURA = 12

/** Which clip the first bytes say that it is; the name and the declared type of a file prove nothing. */
export function formatoDoClipe(inicio: Uint8Array): FormatoDoClipe | null {
  const letras = String.fromCharCode(...inicio.subarray(0, ASSINATURA))
  if (letras.length < ASSINATURA) return null
  if (letras.slice(4, 8) === 'ftyp') return 'MP4'
  return letras.startsWith('RIFF') && letras.endsWith('AVI ') ? 'AVI' : null
}

const doisDigitos = (n: number) => String(n).padStart(2, '0')

/** `0:08`, `1:02:03`; less than a second is one. */
export function duracaoDoClipe(ms: number): string {
  const segundos = Math.max(1, Math.round(ms / 1000))
  const [horas, minutos, resto] = [Math.floor(segundos / 3600), Math.floor(segundos / 60) % 60, segundos % 60]
  return horas > 0 ? `${horas}:${doisDigitos(minutos)}:${doisDigitos(resto)}` : `${minutos}:${doisDigitos(resto)}`
}

/** A mark over its figure: `Clipe 0:08`. */
export const marcaDoClipe = ({ duracaoMs }: Pick<DadosDoClipe, 'duracaoMs'>): string =>
  duracaoMs === null ? 'Clipe' : `Clipe ${duracaoDoClipe(duracaoMs)}`

const quadros = escritorDeNumeros({ maximumFractionDigits: 1 })

/** What is known of it, in a line: `Clipe MP4 · 0:08 · 640×480 · 30 quadros/s`. */
export function descreverClipe(clipe: Omit<DadosDoClipe, 'capa'>): string {
  const { formato, duracaoMs, largura, altura, quadrosPorSegundo } = clipe
  return juntar(
    `Clipe ${formato}`,
    duracaoMs === null ? null : duracaoDoClipe(duracaoMs),
    largura === null || altura === null ? null : `${largura}×${altura}`,
    quadrosPorSegundo === null ? null : `${quadros(quadrosPorSegundo)} quadros/s`,
  )
}
